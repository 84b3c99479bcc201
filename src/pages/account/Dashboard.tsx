import { dashboardPage } from '~/content/account/dashboard';
import type { Watched } from '~/data/history';
import type { Profile, Subscription } from '~/domain/entities';
import { PageHeader } from '~/ui/PageHeader';
import { AccountCard } from './AccountCard';
import * as css from './Dashboard.module.css';
import { SubscriptionCard } from './SubscriptionCard';
import { WatchHistory } from './WatchHistory';

interface Props {
  profile: Pick<Profile, 'username' | 'email' | 'role'>;
  subscription: Subscription;
  history: readonly Watched[];
  onLogout: () => void;
  loggingOut: boolean;
}

export function Dashboard({ profile, subscription, history, onLogout, loggingOut }: Props) {
  return (
    <>
      <PageHeader
        heading={dashboardPage.welcome(profile.username || profile.email)}
        lead={dashboardPage.intro}
      />
      <div className={css.cards}>
        <SubscriptionCard subscription={subscription} />
        <AccountCard profile={profile} onLogout={onLogout} loggingOut={loggingOut} />
      </div>
      <WatchHistory items={history} />
    </>
  );
}
