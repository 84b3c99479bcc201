import { adminDashboard } from '~/content/admin/dashboard';
import type { Activity } from '~/data/activity';
import { formatDate } from '~/domain/dates';
import { can } from '~/domain/permissions';
import { ok } from '~/domain/result';
import { useResource } from '~/parts/admin/useResource';
import { useStaff } from '~/parts/admin/useStaff';
import * as css from './ActivityList.module.css';

const shown = 10;

/** What staff did last in this browser; what they did with users, for those who manage them. */
export function ActivityList() {
  const role = useStaff()?.role ?? null;
  const { resource: log } = useResource({
    load: async ({ activity }) => ok(activity.list()),
    subscribe: ({ activity }, onChange) => activity.subscribe(onChange),
  });
  const entries = (log.status === 'ready' ? log.value : [])
    .filter(({ kind }) => kind !== 'user' || can(role, 'users.manage'))
    .slice(0, shown);

  return (
    <section className={css.root}>
      <h2 className={css.heading}>{adminDashboard.activityHeading}</h2>
      {entries.length === 0 ? (
        <p className={css.empty}>{adminDashboard.activityPlaceholder}</p>
      ) : (
        <ol>
          {entries.map((entry) => (
            <Entry key={`${entry.at}${entry.name}`} entry={entry} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Entry({ entry: { verb, kind, name, actor, at } }: { entry: Activity }) {
  return (
    <li className={css.entry}>
      <span className={css.text}>{adminDashboard.activity(actor, verb, kind, name)}</span>
      <time className={css.time} dateTime={at}>
        {formatDate(at, { fallback: 'N/A' })}
      </time>
    </li>
  );
}
