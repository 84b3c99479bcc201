import type { ReactNode } from 'react';
import { contentPage } from '~/content/samples';
import { Stars } from '~/ui/Stars';
import * as css from './Comments.module.css';

export const Comments = ({ children }: { children: ReactNode }) => <ul>{children}</ul>;

export const NoComments = () => <p className={css.empty}>{contentPage.noReviews}</p>;

interface Props {
  user: string;
  comment: string;
  /** Of five stars. */
  rating: number;
  /** ISO date. */
  date: string;
  /** As it is read. */
  day: string;
}

export function Comment({ user, comment, rating, date, day }: Props) {
  return (
    <li>
      <figure className={css.item}>
        <figcaption>
          <strong className={css.user}>{user}</strong>
          <time className={css.date} dateTime={date}>
            {day}
          </time>
        </figcaption>
        <blockquote className={css.text}>
          <Stars value={rating} label={contentPage.starsLabel(rating)} />
          <p>{comment}</p>
        </blockquote>
      </figure>
    </li>
  );
}
