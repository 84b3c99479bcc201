import { dashboardPage } from '~/content/account/dashboard';
import type { Profile } from '~/domain/entities';
import { Button } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { Facts } from '~/ui/Facts';
import { AccountIcon } from '~/ui/AccountIcon';

const words = dashboardPage.account;

interface Props {
  profile: Pick<Profile, 'email' | 'role'>;
  onLogout: () => void;
  loggingOut: boolean;
}

export function AccountCard({ profile, onLogout, loggingOut }: Props) {
  return (
    <Card
      heading={words.heading}
      foot={
        <Button
          variant="secondary"
          aria-disabled={loggingOut || undefined}
          onClick={() => loggingOut || onLogout()}
        >
          <AccountIcon name="logout" size={20} />
          {loggingOut ? words.loggingOut : words.logout}
        </Button>
      }
    >
      <Facts
        facts={[
          [words.email, profile.email],
          ...(profile.role ? [[words.role, profile.role] as const] : []),
        ]}
      />
    </Card>
  );
}
