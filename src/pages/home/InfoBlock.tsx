import { infoBlock } from '~/content/home';
import { Section } from '~/ui/Section';
import * as css from './InfoBlock.module.css';

export function InfoBlock() {
  return (
    <Section heading={infoBlock.heading} lead={infoBlock.lead} layout="stack" tone="inverse">
      <ul className={css.grid}>
        {infoBlock.items.map(({ figure, title, text }) => (
          <li key={title} className={css.item}>
            <h3>
              <span className={css.figure}>{figure}</span> {title}
            </h3>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
