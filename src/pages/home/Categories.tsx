import { categories } from '~/content/homeLists';
import { CategoryIcon } from '~/ui/CategoryIcon';
import { MoreLink } from '~/ui/MoreLink';
import { Section } from '~/ui/Section';
import * as css from './Categories.module.css';

/** Categories as rows of the guide, each with three of its slots. */
export function Categories() {
  return (
    <Section heading={categories.heading} lead={categories.lead} layout="stack" tone="sunken">
      <ul>
        {categories.items.map(({ name, icon, text, samples }) => (
          <li key={name} className={css.row}>
            <div className={css.name}>
              <CategoryIcon name={icon} className={css.icon} />
              <h3>{name}</h3>
            </div>
            <p className={css.text}>{text}</p>
            <ul className={css.slots}>
              {samples.map((sample) => (
                <li key={sample} className={css.slot}>
                  {sample}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <MoreLink href={categories.link.href}>{categories.link.label}</MoreLink>
    </Section>
  );
}
