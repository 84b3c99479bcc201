/** What the head of a page says of it. */
export interface PageWords {
  title: string;
  description: string;
}
