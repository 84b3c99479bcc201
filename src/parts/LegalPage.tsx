import { legalWords, type LegalDocument } from '~/content/legal';
import { formatDate } from '~/domain/dates';
import { Icon } from '~/ui/Icon';
import { PageHeader } from '~/ui/PageHeader';
import { LegalContact } from './LegalContact';
import * as css from './LegalPage.module.css';
import { LegalSections } from './LegalSections';

/** A legal text with its table of contents. */
export function LegalPage({ text }: { text: LegalDocument }) {
  const { title, updated, intro, sections } = text;
  return (
    <>
      <PageHeader
        above={
          <p>
            {legalWords.updated} <time dateTime={updated}>{formatDate(updated)}</time>
          </p>
        }
        heading={title}
        lead={intro}
      >
        <p className={css.placeholder}>
          <Icon name="info" size={20} />
          {legalWords.placeholder}
        </p>
      </PageHeader>
      <div className={css.inner}>
        <nav className={css.contents} aria-labelledby="contents">
          <h2 id="contents" className={css.contentsHeading}>
            {legalWords.contents}
          </h2>
          <ul>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a className={css.link} href={`#${id}`}>
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.sections}>
          <LegalSections sections={sections} />
          <LegalContact />
        </div>
      </div>
    </>
  );
}
