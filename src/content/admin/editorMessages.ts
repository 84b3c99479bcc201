import { bad, good } from '../toastText';
import { articleFaults } from './articleFaults';

const schemaFaults = {
  syntax: 'this is not valid JSON.',
  'too-deep': 'this is nested too deeply.',
  'not-an-object': 'JSON-LD has to be an object or a list.',
} as const;

export const editorMessages = {
  ...articleFaults,
  created: (title: string) => good('Article Created', `“${title}” has been saved.`),
  updated: (title: string) => good('Article Updated', `“${title}” has been saved.`),
  saveFailed: (reason?: string) => bad('Save Failed', reason || articleFaults.saveFailedDefault),
  titleRequired: 'Title is required.',
  loginRequired: bad('Login Required', 'Please log in.'),
  loginRequiredToCreate: bad('Login Required', 'You must be logged in to create an article.'),
  titleTooLong: 'Please keep the title within 1,000 characters.',
  contentTooLong: 'Please keep the content within 1,000,000 characters.',
  pasteTooLong: (length: number) =>
    bad(
      'Not Pasted',
      `The content would be ${length.toLocaleString('en-GB')} characters long. Please keep it within 1,000,000.`,
    ),
  imageUrlInvalid: 'Please enter an address that begins with https:// or with /.',
  schemaTooLong: 'Please keep the schema markup within 100,000 characters.',
  schemaFault: (code: 'syntax' | 'too-deep' | 'not-an-object', line: number, column: number) =>
    `Line ${line}, column ${column}: ${schemaFaults[code]}`,
  leave: {
    title: 'Leave without saving?',
    text: 'What you changed in this article has not been saved.',
    confirm: 'Leave without saving',
    cancel: 'Keep editing',
  },
} as const;
