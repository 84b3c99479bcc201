import { networkFailure, newVersionFailure } from '~/content/networkFailure';
import { siteAnswers } from './siteAnswers';

/** Why code that was asked for did not come, in words: no network, or a deploy took it away. */
export const whyMissing = async (): Promise<string> =>
  (await siteAnswers()) ? newVersionFailure : networkFailure;
