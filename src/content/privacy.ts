import type { LegalDocument } from './legal';
import { site } from './site';

const { name, email } = site;

export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  updated: '2026-11-24',
  intro: `This page explains what personal data ${name} uses, why we use it and what you can ask of us. We keep it short because we collect little.`,
  sections: [
    {
      id: 'who-is-responsible',
      heading: 'Who is responsible',
      paragraphs: [
        `${name} is the controller of the personal data described here, under the UK GDPR and the Data Protection Act 2018. You can reach us at ${email}.`,
      ],
    },
    {
      id: 'what-we-collect',
      heading: 'What we collect',
      paragraphs: ['Depending on how you use the service, we may hold:'],
      list: [
        'your name and email address, when you create an account',
        'a protected form of your password, never the password itself',
        'the plan you hold and its dates',
        'messages you send us by chat or email',
      ],
    },
    {
      id: 'browser-storage',
      heading: 'What is kept in your browser',
      paragraphs: [
        'This website uses local storage in place of advertising cookies. It remembers your choice of a light or dark theme and keeps you signed in. While you are signed in it also lists the titles you opened, for your dashboard.',
        'Pages you have seen are kept as well, so that you can read them again without a connection.',
        'What you type into the contact form stays in its tab until you send it or close the tab.',
        'Where the website runs without a server, account data is held only in the browser you used. Clearing the browser’s site data removes it.',
      ],
    },
    {
      id: 'chat-links',
      heading: 'Chat links',
      paragraphs: [
        'Trial and plan buttons open a chat service run by another company, in a new tab. We write a first message for you; nothing is sent until you press send.',
        'Once you use the chat, its provider also handles your data under its own privacy policy.',
      ],
    },
    {
      id: 'why-we-use-it',
      heading: 'Why we use it',
      paragraphs: ['We use personal data only where the law gives us a reason to:'],
      list: [
        'to provide a trial or a plan you asked for (contract)',
        'to answer your questions and keep the service secure (legitimate interests)',
        'to keep accounting records (legal obligation)',
      ],
    },
    {
      id: 'who-we-share-with',
      heading: 'Who we share it with',
      paragraphs: [
        'We share data with companies that work for us, such as hosting, sign-in and payment providers, and only as far as they need it. We do not sell personal data.',
        'Where a provider keeps data outside the United Kingdom, we rely on the safeguards that UK law asks for.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      paragraphs: [
        'Account data is kept while your account is open and deleted within 12 months of its closing. Payment records are kept for six years, as tax law expects. Chat and email messages are deleted after two years.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      paragraphs: [
        'You can ask us for a copy of your data, or to correct, delete, restrict or move it, and you can object to how we use it. We answer within one month, free of charge.',
        'If you are unhappy with our reply, you can complain to the Information Commissioner’s Office.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      paragraphs: [
        'When we change this policy we update the date at the top. If a change matters to you as a customer, we tell you by email before it takes effect.',
      ],
    },
  ],
};
