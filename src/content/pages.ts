/** The heads of all pages that are rendered ahead, by path: for checks and for the feed. */
import { homeHead } from './heads/home';
import { channelsHead } from './heads/channels';
import { packagesHead } from './heads/packages';
import { aboutHead } from './heads/about';
import { contactHead } from './heads/contact';
import { faqHead } from './heads/faq';
import { blogHead } from './heads/blog';
import { reviewsHead } from './heads/reviews';
import { loginHead } from './heads/login';
import { signupHead } from './heads/signup';
import { forgotPasswordHead } from './heads/forgotPassword';
import { resetPasswordHead } from './heads/resetPassword';
import { confirmEmailHead } from './heads/confirmEmail';
import { dashboardHead } from './heads/dashboard';
import { termsHead } from './heads/terms';
import { privacyHead } from './heads/privacy';
import { notFoundHead } from './heads/notFound';
import type { PageWords } from './heads/words';

export const pages = {
  '/': homeHead,
  '/channels': channelsHead,
  '/packages': packagesHead,
  '/about': aboutHead,
  '/contact': contactHead,
  '/faq': faqHead,
  '/blog': blogHead,
  '/reviews': reviewsHead,
  '/login': loginHead,
  '/signup': signupHead,
  '/forgot-password': forgotPasswordHead,
  '/reset-password': resetPasswordHead,
  '/confirm-email': confirmEmailHead,
  '/dashboard': dashboardHead,
  '/terms': termsHead,
  '/privacy': privacyHead,
  notFound: notFoundHead,
} as const satisfies Record<string, PageWords>;
