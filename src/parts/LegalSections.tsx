import type { LegalDocument } from '~/content/legal';
import * as css from './LegalSections.module.css';

export function LegalSections({ sections }: Pick<LegalDocument, 'sections'>) {
  return sections.map(({ id, heading, paragraphs, list }) => (
    <section key={id} id={id} className={css.root} data-below="">
      <h2 className={css.heading}>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list && (
        <ul className={css.list}>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </section>
  ));
}
