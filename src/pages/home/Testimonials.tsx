import { testimonials } from '~/content/homeLists';
import { Section } from '~/ui/Section';
import { Stars } from '~/ui/Stars';
import * as css from './Testimonials.module.css';

export function Testimonials() {
  return (
    <Section heading={testimonials.heading} lead={testimonials.note}>
      <ul className={css.list}>
        {testimonials.items.map(({ name, feedback, initials }) => (
          <li key={name}>
            <figure className={css.item}>
              <Stars value={testimonials.stars} label={testimonials.starsLabel} />
              <blockquote className={css.quote}>
                <p>{feedback}</p>
              </blockquote>
              <figcaption className={css.person}>
                <span className={css.avatar} aria-hidden="true">
                  {initials}
                </span>
                {name}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
