import type { ReactNode } from 'react';
import { showPictureAt } from '~/content/pictures';
import { contentPage } from '~/content/samples';
import type { ContentItem } from '~/domain/entities';
import { Picture } from '~/ui/Picture';
import { Section } from '~/ui/Section';
import * as css from './Similar.module.css';

/** The next slots: each shows what its own page will say. */
export function Similar({ children }: { children: ReactNode }) {
  return (
    <Section heading={contentPage.similarHeading} layout="stack" tone="sunken">
      <ul className={css.root}>{children}</ul>
    </Section>
  );
}

interface Props extends Pick<ContentItem, 'imageUrl' | 'type' | 'genre' | 'title'> {
  href: string;
}

export function SimilarLink({ href, imageUrl, type, genre, title }: Props) {
  return (
    <li className={css.item}>
      <Picture
        className={css.picture}
        src={imageUrl}
        show={showPictureAt(imageUrl)}
        alt=""
        width={1200}
        height={500}
      />
      <a className={css.link} href={href}>
        <span className={css.title}>{title}</span>
        <span className={css.kind}>
          {type}, {genre}
        </span>
      </a>
    </li>
  );
}
