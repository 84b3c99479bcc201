import type { ArticleStatus } from '~/domain/entities';
import { isEmbedded } from '../mode';

export const articleEditor = {
  headingNew: 'Create New Article',
  headingEdit: 'Edit Article',
  back: 'Back to Articles',
  main: {
    heading: 'Main Content',
    title: 'Title',
    content: 'Content (HTML)',
    view: 'View of the content',
    write: 'Write',
    previewTab: 'Preview',
    preview: 'Live preview',
    previewEmpty: 'The preview appears as you type.',
    previewLoading: 'Preparing the preview...',
    previewTooLong: 'The preview is off for texts of more than 200,000 characters.',
    previewShow: 'Show the preview',
    previewFailed: 'The preview could not be loaded.',
    excerpt: 'Excerpt',
  },
  seo: {
    heading: 'SEO',
    metaTitle: 'Meta title',
    metaTitleHint: 'Left blank, the title is used.',
    metaDescription: 'Meta description',
    metaDescriptionHint: 'Left blank, the excerpt is used.',
    metaKeywords: 'Meta keywords',
    metaKeywordsHint: 'Separated by commas.',
    counter: (length: number, most: number) => `${length} of ${most} characters.`,
    counterOver: (length: number, most: number) =>
      `${length} of ${most} characters: search engines may cut it short.`,
    lengths: { metaTitle: 60, metaDescription: 160 },
  },
  schema: {
    heading: 'Schema Markup',
    label: 'JSON-LD',
    hint: 'Structured data for search engines, with or without its script wrapper.',
  },
  publish: {
    heading: 'Publish Settings',
    status: 'Status',
    create: 'Create Article',
    update: 'Update Article',
    saving: 'Saving...',
    shortcut: 'Or press Ctrl+S (⌘S on a Mac).',
    saveAsNew: 'Save as a new article',
  },
  image: {
    heading: 'Featured Image',
    url: 'Image URL',
    preview: 'Image preview',
    previewEmpty: 'No image yet.',
    previewInvalid: 'This is not an address of an image.',
    previewFailed: 'This image could not be loaded.',
    alt: 'Alt text/description',
  },
  tags: { heading: 'Tags', label: 'Tags', placeholder: 'e.g., guide, firestick, vpn' },
  statuses: { Draft: 'Draft', Published: 'Published' } satisfies Record<ArticleStatus, string>,
  rows: { content: 20, excerpt: 3, schema: 10 },
  /** Where the data is. */
  storage: isEmbedded
    ? 'Articles are stored in your browser’s local storage only. Uploading images needs a cloud storage integration; until then, enter the address of an image.'
    : 'Articles are stored in the database. Uploading images needs a cloud storage integration; until then, enter the address of an image.',
} as const;
