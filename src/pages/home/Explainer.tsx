import { explainer } from '~/content/home';
import { Section } from '~/ui/Section';
import * as css from './Explainer.module.css';

export function Explainer() {
  return (
    <Section heading={explainer.heading} tone="sunken">
      <div className={css.text}>
        {explainer.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <h3 className={css.heading}>{explainer.stepsHeading}</h3>
      <ol className={css.steps}>
        {explainer.steps.map(({ title, text }) => (
          <li key={title} className={css.step}>
            <h4 className={css.title}>{title}</h4>
            <p className={css.detail}>{text}</p>
          </li>
        ))}
      </ol>
      <p className={css.speed}>
        <strong>{explainer.speedHeading}:</strong> {explainer.speed}
      </p>
    </Section>
  );
}
