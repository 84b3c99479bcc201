import { formatInteger } from '~/domain/number';
import { site } from '../site';
import type { PageWords } from './words';

export const homeHead: PageWords = {
  title: `${site.name} | ${site.tagline}`,
  description: `${formatInteger(site.figures.liveChannels)} live channels and ${formatInteger(site.figures.vods)} movies and VODs over your broadband. Plans from £10, on any device, with a free ${site.figures.trialHours}-hour trial.`,
};
