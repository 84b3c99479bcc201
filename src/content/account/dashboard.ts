import { bad } from '../toastText';

export const dashboardPage = {
  loading: 'Loading your dashboard...',
  profileFailed: bad('Error', 'Could not fetch your profile.'),
  welcome: (name: string) => `Welcome, ${name}`,
  intro: 'Your subscription and account at a glance.',
  subscription: {
    heading: 'Subscription',
    plan: 'Plan',
    status: 'Status',
    nextPayment: 'Next payment',
    nextPaymentValue: (amount: string, date: string) => `${amount} on ${date}`,
    devices: 'Devices in use',
    devicesValue: (used: number, most: number) => `${used} of ${most}`,
    sampleNote: 'Sample data: your real plan is confirmed in our chat.',
    manage: { href: '/packages', label: 'See the packages' },
  },
  account: {
    heading: 'Account',
    email: 'Email',
    role: 'Role',
    logout: 'Log out',
    loggingOut: 'Logging out...',
  },
  history: {
    heading: 'Recent watch history',
    empty: "You haven't watched anything recently.",
    browse: { href: '/channels', label: 'Browse the channels' },
  },
} as const;
