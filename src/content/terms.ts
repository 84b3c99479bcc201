import type { LegalDocument } from './legal';
import { plans, planWords } from './plans';
import { site } from './site';

const { name, email, figures } = site;

export const terms: LegalDocument = {
  title: 'Terms & Conditions',
  updated: '2026-01-12',
  intro: `These terms cover your use of this website and of any plan you buy from ${name}. Please read them before you start a trial or pay for a plan.`,
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      paragraphs: [
        `${name} resells internet-TV subscriptions to people in the United Kingdom. In these terms, “we” means ${name} and “you” means the person who uses this website or buys a plan.`,
        'You must be 18 or over to buy a plan, or have the agreement of the person who pays.',
      ],
    },
    {
      id: 'trial',
      heading: 'The free trial',
      paragraphs: [
        `You may ask for one free trial of ${figures.trialHours} hours. It needs no payment details and ends without any action from you.`,
        'We may decline a trial where one has already been given to the same household.',
      ],
    },
    {
      id: 'plans-and-payment',
      heading: 'Plans and payment',
      paragraphs: [
        'Plans are ordered in a chat that opens from this website in a new tab. A contract begins when we confirm your order and have received your payment.',
        'Prices are in pounds sterling. We accept cards and PayPal. The website itself takes no payments and stores no card details.',
      ],
    },
    {
      id: 'connections',
      heading: 'Simultaneous connections',
      paragraphs: [
        'Each plan sets how many devices may play at the same time. Exceeding the simultaneous connections may cause suspension of your subscription.',
      ],
      list: plans.map((plan) => `${plan.name}: ${planWords.connections(plan.connections)}`),
    },
    {
      id: 'acceptable-use',
      heading: 'Acceptable use',
      paragraphs: ['The service is for private viewing in your household. You agree not to:'],
      list: [
        'resell, rebroadcast or publicly show any stream',
        'share your login outside your household',
        'record and pass on programmes without the right to do so',
        'disturb the service, or try to get past its technical limits',
      ],
    },
    {
      id: 'availability',
      heading: 'Availability',
      paragraphs: [
        `We aim for ${figures.uptime} uptime, but cannot promise that every channel will be available at every moment. Channels may be added, changed or withdrawn.`,
        'The picture you receive depends on your device and your broadband. Our recommended speeds are guidance and not a guarantee.',
      ],
    },
    {
      id: 'cancelling-and-refunds',
      heading: 'Cancelling and refunds',
      paragraphs: [
        'A plan ends at the close of the period you paid for and does not renew by itself.',
        `As a consumer you normally have 14 days to change your mind about a service bought at a distance. If you ask us to start at once, we may charge for the days already used. To cancel, email ${email} or tell us in the chat.`,
        'Nothing in these terms takes away rights that the law gives you.',
      ],
    },
    {
      id: 'liability',
      heading: 'Our responsibility to you',
      paragraphs: [
        'We provide the service with reasonable care and skill. We are not responsible for loss that we could not have foreseen, or for faults in equipment and connections that are not ours.',
      ],
    },
    {
      id: 'changes-and-law',
      heading: 'Changes and governing law',
      paragraphs: [
        'We may update these terms; the date at the top shows when we last did. Changes do not shorten a plan you have already paid for.',
        'These terms are governed by the law of England and Wales. If you live in Scotland or Northern Ireland, you may also bring a claim in your own courts.',
      ],
    },
  ],
};
