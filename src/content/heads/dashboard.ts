import { site } from '../site';
import type { PageWords } from './words';

export const dashboardHead: PageWords = {
  title: `Your Dashboard and Subscription | ${site.name}`,
  description: `Your ${site.name} dashboard: the plan you hold, its status and next payment, how many devices are in use, your account role and recent viewing.`,
};
