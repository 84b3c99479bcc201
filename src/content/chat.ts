/** Texts put into the chat links; the visitor can still change them before sending. */
import type { Plan } from '~/domain/entities';
import { site, trialName } from './site';

export const trialMessage = `Hello ${site.name}! I am interested in the ${trialName}.`;

export const questionMessage = `Hello ${site.name}! I have a question.`;

export const planMessage = (plan: Pick<Plan, 'name' | 'price' | 'duration'>): string =>
  `Hello ${site.name}! I would like to buy the ${plan.name} (£${plan.price} for ${plan.duration}).`;
