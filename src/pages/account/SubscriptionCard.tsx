import { dashboardPage } from '~/content/account/dashboard';
import { formatDate } from '~/domain/dates';
import type { Subscription } from '~/domain/entities';
import { formatPounds } from '~/domain/money';
import { Card } from '~/ui/Card';
import { Facts } from '~/ui/Facts';
import { Slots } from '~/ui/Slots';
import * as css from './SubscriptionCard.module.css';

const words = dashboardPage.subscription;

export function SubscriptionCard({ subscription }: { subscription: Subscription }) {
  const { planName, status, nextPaymentDate, nextPaymentAmount, devicesUsed, maxDevices } =
    subscription;
  const payment = words.nextPaymentValue(
    formatPounds(nextPaymentAmount),
    formatDate(nextPaymentDate),
  );
  const devices = (
    <span className={css.devices}>
      {words.devicesValue(devicesUsed, maxDevices)}
      <Slots taken={devicesUsed} total={maxDevices} />
    </span>
  );

  return (
    <Card
      heading={words.heading}
      foot={
        <>
          <p className={css.note}>{words.sampleNote}</p>
          <a className={css.link} href={words.manage.href}>
            {words.manage.label}
          </a>
        </>
      }
    >
      <Facts
        facts={[
          [words.plan, <strong className={css.plan}>{planName}</strong>],
          [words.status, <span className={css.status}>{status}</span>],
          [words.nextPayment, payment],
          [words.devices, devices],
        ]}
      />
    </Card>
  );
}
