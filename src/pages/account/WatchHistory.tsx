import { dashboardPage } from '~/content/account/dashboard';
import { paths } from '~/content/paths';
import type { Watched } from '~/data/history';
import { formatDate } from '~/domain/dates';
import { MoreLink } from '~/ui/MoreLink';
import { Section } from '~/ui/Section';
import * as css from './WatchHistory.module.css';

const words = dashboardPage.history;

export function WatchHistory({ items }: { items: readonly Watched[] }) {
  return (
    <Section heading={words.heading} tone="sunken">
      {items.length === 0 ? (
        <p className={css.empty}>{words.empty}</p>
      ) : (
        <ul>
          {items.map(({ contentId, title, watchedAt }) => (
            <li key={contentId} className={css.item}>
              <a className={css.title} href={paths.content(contentId)}>
                {title}
              </a>
              <time className={css.date} dateTime={watchedAt}>
                {formatDate(watchedAt)}
              </time>
            </li>
          ))}
        </ul>
      )}
      <MoreLink href={words.browse.href}>{words.browse.label}</MoreLink>
    </Section>
  );
}
