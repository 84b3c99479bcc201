import { bodyOf } from '~/content/bodies';
import { htmlPolicy } from '~/lib/html';

/**
 * The body of a shipped post, trusted because it is ours. The policy is given the slug and not the
 * text, so that no other HTML can ever pass through it.
 */
export const shippedBody = htmlPolicy('shipped', (slug) => bodyOf(slug) ?? '');
