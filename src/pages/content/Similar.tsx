import { paths } from '~/content/paths';
import { showPictureAt } from '~/content/pictures';
import { contentPage, contentPools } from '~/content/samples';
import { contentItemFor } from '~/domain/contentItem';
import type { ContentItem } from '~/domain/entities';
import { Picture } from '~/ui/Picture';
import { Section } from '~/ui/Section';
import * as css from './Similar.module.css';

/** The next slots: each shows what its own page will say. */
export function Similar({ items }: { items: ContentItem['similarContent'] }) {
  return (
    <Section heading={contentPage.similarHeading} layout="stack" tone="sunken">
      <ul className={css.root}>
        {items.map(({ id }) => (
          <SimilarLink key={id} item={contentItemFor(id, contentPools)} />
        ))}
      </ul>
    </Section>
  );
}

function SimilarLink({ item }: { item: ContentItem }) {
  return (
    <li className={css.item}>
      <Picture
        className={css.picture}
        src={item.imageUrl}
        show={showPictureAt(item.imageUrl)}
        alt=""
        width={1200}
        height={500}
      />
      <a className={css.link} href={paths.content(item.id)}>
        <span className={css.title}>{item.title}</span>
        <span className={css.kind}>
          {item.type}, {item.genre}
        </span>
      </a>
    </li>
  );
}
