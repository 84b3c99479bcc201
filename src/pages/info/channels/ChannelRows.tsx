import { channelsPage, type GuideChannel, type Programme } from '~/content/channels';
import { guideNow } from '~/content/guideNow';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import * as css from './ChannelRows.module.css';

const { columns } = channelsPage;

/** Channels as rows of the guide: number, name, what is on now and what follows. */
export function ChannelRows({ channels }: { channels: readonly GuideChannel[] }) {
  return (
    <>
      <div className={css.times} aria-hidden="true">
        <span className={css.now}>
          {guideNow.label} {guideNow.time}
        </span>
        <span className={css.later}>{columns.next}</span>
      </div>
      <ul className={css.root}>
        {channels.map(({ number, name, now, next }) => (
          <li key={name} className={css.row}>
            <span className={css.number} aria-hidden="true">
              {number}
            </span>
            <strong className={css.name}>{name}</strong>
            <Slot label={columns.now} className={css.live} programme={now} />
            <Slot label={columns.next} className={css.next} programme={next} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface SlotProps {
  label: string;
  className: string | undefined;
  programme: Programme;
}

function Slot({ label, className, programme: [time, title] }: SlotProps) {
  return (
    <span className={className}>
      <VisuallyHidden>{label}: </VisuallyHidden>
      <span className={css.time}>{time}</span> <span>{title}</span>
    </span>
  );
}
