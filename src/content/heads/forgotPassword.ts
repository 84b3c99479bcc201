import { site } from '../site';
import type { PageWords } from './words';

export const forgotPasswordHead: PageWords = {
  title: `Forgot Your Password? | ${site.name}`,
  description: `Enter the email address of your ${site.name} account and we will send you a link with which you can choose a new password for your account.`,
};
