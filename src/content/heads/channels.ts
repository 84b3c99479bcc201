import { site } from '../site';
import type { PageWords } from './words';

export const channelsHead: PageWords = {
  title: `Channels: News, Sports, Movies and More | ${site.name}`,
  description: `Browse a sample of the ${site.name} line-up by category: news, sports, movies, entertainment and kids. Search by name, then try every channel free for a day.`,
};
