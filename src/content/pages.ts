/** Title and description of each public route, for the head of the page. */
import { grouped, site } from './site';

export interface PageWords {
  title: string;
  description: string;
}

const { name, figures } = site;

export const pages = {
  '/': {
    title: `${name} | ${site.tagline}`,
    description: `${grouped(figures.liveChannels)} live channels and ${grouped(figures.vods)} movies and VODs over your broadband. Plans from £10, on any device, with a free ${figures.trialHours}-hour trial.`,
  },
  '/channels': {
    title: `Channels: News, Sports, Movies and More | ${name}`,
    description: `Browse a sample of the ${name} line-up by category: news, sports, movies, entertainment and kids. Search by name, then try every channel free for a day.`,
  },
  '/packages': {
    title: `Packages and Prices from £10 | ${name}`,
    description:
      'Compare three plans: one month for £10, six months for £30, or twelve months for £55. Every channel is in every plan. Pay by card or PayPal.',
  },
  '/about': {
    title: `About Us: Plain-Spoken Internet TV | ${name}`,
    description: `Who stands behind ${name}, what we are working towards, and the four values we hold ourselves to when you ask, buy, watch and leave.`,
  },
  '/contact': {
    title: `Contact Us by Chat or Email | ${name}`,
    description: `Questions before you buy, or trouble with a device? Reach ${name} at any hour by chat, email or phone. A person will answer you.`,
  },
  '/faq': {
    title: `FAQs: Trial, Billing and Set-up | ${name}`,
    description:
      'Short answers about the free trial, payments, connections, devices, catch-up and broadband speed, sorted into general, billing and technical questions.',
  },
  '/blog': {
    title: `Blog: IPTV Guides, Set-up and Tips | ${name}`,
    description:
      'Set-up guides, honest comparisons and small tips for internet television: Fire TV Sticks, broadband speed, catch-up, choosing a provider and more.',
  },
  '/reviews': {
    title: `Customer Reviews, Rated ${figures.rating} out of 5 | ${name}`,
    description: `See sixteen pictures of what customers write about ${name}, four-star reviews included, and find the link to all reviews on ${site.trustPlatform.name}.`,
  },
  '/login': {
    title: `Log In to Your Account | ${name}`,
    description: `Log in to your ${name} account to see your subscription, the devices in use, your next payment date and what you watched most recently.`,
  },
  '/signup': {
    title: `Create Your Free Account | ${name}`,
    description: `Create a free ${name} account with your name and email address. Keep your plan, your devices and your viewing history together in one place.`,
  },
  '/forgot-password': {
    title: `Forgot Your Password? | ${name}`,
    description: `Enter the email address of your ${name} account and we will send you a link with which you can choose a new password for your account.`,
  },
  '/reset-password': {
    title: `Choose a New Password | ${name}`,
    description: `Opened the link from our email? Choose a new password for your ${name} account here, then log in and carry on where you stopped.`,
  },
  '/dashboard': {
    title: `Your Dashboard and Subscription | ${name}`,
    description: `Your ${name} dashboard: the plan you hold, its status and next payment, how many devices are in use, your account role and recent viewing.`,
  },
  '/terms': {
    title: `Terms & Conditions of Service | ${name}`,
    description: `The terms for using ${name}: free trial, plans and payment, simultaneous connections, acceptable use, availability, cancelling and refunds.`,
  },
  '/privacy': {
    title: `Privacy Policy and Your Rights | ${name}`,
    description: `How ${name} handles personal data under the UK GDPR: what we collect, what stays in your browser, chat links, how long we keep it and your rights.`,
  },
  notFound: {
    title: `Page Not Found: Nothing On Here | ${name}`,
    description: `This page of ${name} does not exist or has moved. Go back to the home page, look through the channels, or compare the three packages.`,
  },
} as const satisfies Record<string, PageWords>;

/** For /content/{id}, whose title is made from the id. */
export const contentPageHead = (title: string): PageWords => ({
  title: `${title}: Watch Online | ${name}`,
  description: `Read what ${title} is about, see its rating, genre and viewer comments, and find similar films and programmes to watch next on ${name}.`,
});

/** For pages that hold a message in place of what was asked for. */
export const noticeHead = ({ title, text }: { title: string; text: string }): PageWords => ({
  title: `${title} | ${name}`,
  description: text,
});

export const blogPostHead = (post: { title: string; excerpt: string }): PageWords => ({
  title: `${post.title} | ${name}`,
  description: post.excerpt,
});
