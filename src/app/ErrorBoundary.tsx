import { Component, type ReactNode } from 'react';
import { Crashed } from '~/layout/LoadFailed';

/** The last resort: an unexpected error leaves the frame standing and says what to do. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Crashed /> : this.props.children;
  }
}
