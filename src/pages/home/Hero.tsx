import { trialMessage } from '~/content/chat';
import { hero } from '~/content/home';
import { ChatLink } from '~/parts/ChatLink';
import { Guide } from '~/parts/Guide';
import { ButtonLink } from '~/ui/Button';
import * as css from './Hero.module.css';

export function Hero() {
  return (
    <div className={css.root}>
      <div className={css.inner}>
        <div>
          <p className={css.kicker}>{hero.kicker}</p>
          <h1>{hero.headline}</h1>
          <p className={css.lead}>{hero.lead}</p>
          <div className={css.actions}>
            <ChatLink text={trialMessage} button={{ size: 'l' }}>
              {hero.button}
            </ChatLink>
            <ButtonLink variant="secondary" size="l" href={hero.secondary.href}>
              {hero.secondary.label}
            </ButtonLink>
          </div>
          <p className={css.note}>{hero.note}</p>
        </div>
        <Guide />
      </div>
    </div>
  );
}
