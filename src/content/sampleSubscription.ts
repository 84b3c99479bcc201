import type { Subscription } from '~/domain/entities';

/** What the dashboard shows until there is a shop to ask. */
export const sampleSubscription: Subscription = {
  planName: 'Premium Plan',
  status: 'Active',
  nextPaymentDate: '2026-06-30',
  nextPaymentAmount: 30,
  devicesUsed: 2,
  maxDevices: 3,
};
