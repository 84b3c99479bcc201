import { clsx } from 'clsx';
import { planMessage } from '~/content/chat';
import { plans, planWords } from '~/content/plans';
import type { Plan } from '~/domain/entities';
import { formatPounds } from '~/domain/money';
import { Icon } from '~/ui/Icon';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { ChatLink } from './ChatLink';
import * as css from './PlanCards.module.css';

/** The three plans as slots of one guide row: what they share stands elsewhere or in full. */
export function PlanCards({ showAllFeatures = false }: { showAllFeatures?: boolean }) {
  return (
    <>
      <ul className={css.root}>
        {plans.map((plan) => (
          <li key={plan.id} className={clsx(css.plan, plan.popular && css.popular)}>
            <PlanCard
              plan={plan}
              features={plan.features.slice(0, showAllFeatures ? undefined : 5)}
            />
          </li>
        ))}
      </ul>
      <p className={css.note}>{planWords.connectionsNote}</p>
    </>
  );
}

function PlanCard({ plan, features }: { plan: Plan; features: readonly string[] }) {
  return (
    <>
      <div className={css.tags}>
        {plan.popular && <span className={css.tag}>{planWords.popular}</span>}
        {plan.offerText && <span className={css.offer}>{plan.offerText}</span>}
      </div>
      <h3>{plan.name}</h3>
      <p className={css.price}>
        <strong className={css.amount}>{formatPounds(plan.price)}</strong>
        <span className={css.term}>
          {plan.originalPrice !== undefined && (
            <s className={css.was}>
              <VisuallyHidden>{planWords.was} </VisuallyHidden>
              {formatPounds(plan.originalPrice)}
            </s>
          )}{' '}
          {planWords.priceFor} {plan.duration}
        </span>
      </p>
      <ul className={css.features}>
        {features.map((feature) => (
          <li key={feature} className={css.feature}>
            <Icon name="check" size={18} className={css.check} />
            {feature}
          </li>
        ))}
      </ul>
      <ChatLink
        text={planMessage(plan)}
        button={{ variant: plan.popular ? 'primary' : 'secondary', size: 'l', wide: true }}
      >
        {plan.cta}
      </ChatLink>
    </>
  );
}
