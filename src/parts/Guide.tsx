import { clsx } from 'clsx';
import { guide, type GuideRow } from '~/content/guide';
import { guideNow } from '~/content/guideNow';
import * as css from './Guide.module.css';

/** An evening in the programme guide. Columns are quarter hours. */
export function Guide() {
  return (
    <figure className={css.root} role="img" aria-label={guide.caption}>
      <div className={css.row}>
        {guide.times.map((time, index) => (
          <span key={time} className={clsx(css.time, css[`from${index * 2}`], css.lasts2)}>
            {time}
          </span>
        ))}
      </div>
      {guide.rows.map((row) => (
        <Row key={row.channel} row={row} />
      ))}
      <div className={clsx(css.row, css.overlay)}>
        <span className={clsx(css.now, css[`from${guide.nowAt * 2}`])}>
          <span className={css.flag}>{`${guideNow.label} ${guideNow.time}`}</span>
        </span>
      </div>
    </figure>
  );
}

function Row({ row }: { row: GuideRow }) {
  return (
    <div className={css.row}>
      <span className={css.channel}>
        <span className={css.category}>{row.category}</span>
        {row.channel}
      </span>
      {row.slots.map(({ title, start, span }) => (
        <span
          key={title}
          className={clsx(
            css.slot,
            css[`from${start * 2}`],
            css[`lasts${span * 2}`],
            start <= guide.nowAt && guide.nowAt < start + span && css.live,
          )}
        >
          <span className={css.label}>{title}</span>
        </span>
      ))}
    </div>
  );
}
