import { trialMessage } from '~/content/chat';
import { trialBanner } from '~/content/home';
import { ChatLink } from '~/parts/ChatLink';
import * as css from './TrialBanner.module.css';

export function TrialBanner() {
  return (
    <section className={css.root}>
      <div className={css.inner}>
        <h2 className={css.heading}>{trialBanner.heading}</h2>
        <p>{trialBanner.text}</p>
        <ChatLink text={trialMessage} className={css.link}>
          {trialBanner.button}
        </ChatLink>
      </div>
    </section>
  );
}
