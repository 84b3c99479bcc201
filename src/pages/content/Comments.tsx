import { contentPage } from '~/content/samples';
import { formatDate } from '~/domain/dates';
import type { UserComment } from '~/domain/entities';
import { Section } from '~/ui/Section';
import { Stars } from '~/ui/Stars';
import * as css from './Comments.module.css';

export function Comments({ comments }: { comments: readonly UserComment[] }) {
  return (
    <Section heading={contentPage.reviewsHeading}>
      {comments.length === 0 && <p className={css.empty}>{contentPage.noReviews}</p>}
      <ul>
        {comments.map(({ user, comment, rating, date }) => (
          <li key={user}>
            <figure className={css.item}>
              <figcaption>
                <strong className={css.user}>{user}</strong>
                <time className={css.date} dateTime={date}>
                  {formatDate(date)}
                </time>
              </figcaption>
              <blockquote className={css.text}>
                <Stars value={rating} label={contentPage.starsLabel(rating)} />
                <p>{comment}</p>
              </blockquote>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
