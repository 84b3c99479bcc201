import { Component, type ComponentType, type ReactNode } from 'react';
import { Crashed, type Incident } from '~/layout/Crashed';
import { incidentId, reportIncident } from '~/lib/incident';
import { unsavedTexts } from '~/lib/unsaved';

interface Props {
  /** What to show instead of what broke; the message alone when left out. */
  Fallback?: ComponentType<Incident>;
  children: ReactNode;
}

interface State {
  incident: Incident | null;
}

/** The last resort: an unexpected error leaves what is around it standing and says what to do. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { incident: null };

  /** Before what broke is taken away, and its unsaved text with it. */
  static getDerivedStateFromError(error: unknown): State {
    return { incident: { id: incidentId(error), unsaved: unsavedTexts() } };
  }

  /** Once for all attempts at drawing it. */
  override componentDidCatch(error: unknown) {
    reportIncident(error);
  }

  override render() {
    const { Fallback = Crashed, children } = this.props;
    const { incident } = this.state;
    return incident ? <Fallback {...incident} /> : children;
  }
}
