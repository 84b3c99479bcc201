import { site } from '../site';
import type { PageWords } from './words';

export const blogHead: PageWords = {
  title: `Blog: IPTV Guides, Set-up and Tips | ${site.name}`,
  description:
    'Set-up guides, honest comparisons and small tips for internet television: Fire TV Sticks, broadband speed, catch-up, choosing a provider and more.',
};
