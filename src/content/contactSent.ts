import { site } from './site';
import { good } from './toastText';

/** Apart from the other messages, so that who writes to us need not load those of accounts. */
export const contactSent = good(
  'Message Sent!',
  `Thank you for contacting ${site.name}. We'll get back to you soon.`,
);
