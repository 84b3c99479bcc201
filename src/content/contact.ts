import { site } from './site';

export const contactPage = {
  heading: 'Contact us',
  intro: `Questions before you buy, trouble with a device, or a word of feedback: we would like to hear it.`,
  form: {
    heading: 'Send a message',
    name: { label: 'Name', placeholder: 'Your full name' },
    email: { label: 'Email', placeholder: 'you@example.com' },
    subject: { label: 'Subject', placeholder: 'What is it about?' },
    message: { label: 'Message', placeholder: 'How can we help?' },
    button: 'Send Message',
    note: `This form is not connected to a mailbox yet. For the quickest answer, write to us by chat or email.`,
  },
  errors: {
    name: 'Please enter your name.',
    email: 'Please enter your email address.',
    emailFormat: 'Please enter a valid email address, such as you@example.com.',
    subject: 'Please check the subject.',
    message: 'Please write a message.',
  },
  withoutScripts: {
    text: 'The form needs JavaScript, which this browser does not run. Email or chat reach us just as well.',
    chat: 'Open a chat',
  },
  info: {
    heading: 'Contact information',
    emailLabel: 'Email',
    phoneLabel: 'Phone',
    hoursLabel: 'Support hours',
    hours: `${site.figures.supportHours}, by chat and email`,
  },
  chat: {
    heading: 'Live chat',
    text: 'A chat inside this website is on its way. Until then, use the round chat button in the corner.',
    button: 'Chat Now (Coming Soon)',
  },
  faq: {
    heading: 'In a hurry?',
    text: 'Your question may already be answered.',
    link: { href: '/faq', label: 'Read the FAQs' },
  },
} as const;
