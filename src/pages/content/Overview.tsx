import { trialMessage } from '~/content/chat';
import { contentPage } from '~/content/samples';
import { ChatLink } from '~/parts/ChatLink';
import { Button } from '~/ui/Button';
import { Section } from '~/ui/Section';
import { TopicIcon } from '~/ui/TopicIcon';
import * as css from './Overview.module.css';

const hintId = 'play-hint';

interface Props {
  description: string;
  type: string;
  genre: string;
  year: string;
  /** Of ten. */
  rating: string;
}

/** What it is about, its facts, and what there is to press: nothing plays on a sample page. */
export function Overview({ description, type, genre, year, rating }: Props) {
  const { facts, ratingValue } = contentPage;
  const rows = [
    [facts.type, type],
    [facts.genre, genre],
    [facts.year, year],
    [facts.rating, ratingValue(rating)],
  ] as const;
  return (
    <Section heading={contentPage.descriptionHeading} lead={contentPage.sampleNote}>
      <p className={css.description}>{description}</p>
      <dl className={css.facts}>
        {rows.map(([term, value]) => (
          <div key={term} className={css.fact}>
            <dt className={css.term}>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={css.actions}>
        <ChatLink text={trialMessage} button={{ size: 'l' }}>
          {contentPage.trial}
        </ChatLink>
        <Button variant="secondary" size="l" disabled aria-describedby={hintId}>
          <TopicIcon name="play" size={20} />
          {contentPage.play}
        </Button>
      </div>
      <p id={hintId} className={css.hint}>
        {contentPage.playHint}
      </p>
    </Section>
  );
}
