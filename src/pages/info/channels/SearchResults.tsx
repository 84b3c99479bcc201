import { channelsPage, type ChannelTab } from '~/content/channels';
import { Button, ButtonLink } from '~/ui/Button';
import { CategoryIcon } from '~/ui/CategoryIcon';
import { ChannelRows } from './ChannelRows';
import * as css from './SearchResults.module.css';

interface Props {
  /** Only those with a match. */
  groups: readonly ChannelTab[];
  onClear: () => void;
}

export function SearchResults({ groups, onClear }: Props) {
  if (!groups.length) return <NothingFound onClear={onClear} />;
  return (
    <section aria-labelledby="results">
      <h2 id="results" className={css.heading}>
        {channelsPage.resultsHeading}
      </h2>
      {groups.map(({ id, label, channels }) => (
        <div key={id} className={css.group}>
          <h3 className={css.category}>
            <CategoryIcon name={id} size={20} className={css.icon} />
            {label}
          </h3>
          <ChannelRows channels={channels} />
        </div>
      ))}
    </section>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const { heading, text, link } = channelsPage.empty;
  return (
    <div className={css.empty}>
      <h2 className={css.heading}>{heading}</h2>
      <p className={css.text}>{text}</p>
      <div className={css.actions}>
        <Button variant="secondary" onClick={onClear}>
          {channelsPage.clearSearch}
        </Button>
        <ButtonLink variant="secondary" href={link.href}>
          {link.label}
        </ButtonLink>
      </div>
    </div>
  );
}
