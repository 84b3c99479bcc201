import { faqCategories, faqPage } from '~/content/faq';
import { Icon } from '~/ui/Icon';
import * as css from './CategoryNav.module.css';

export function CategoryNav() {
  return (
    <nav aria-label={faqPage.categoriesLabel}>
      <ul className={css.root}>
        {faqCategories.map(({ id, heading }) => (
          <li key={id}>
            <a className={css.link} href={`#${id}`}>
              {heading}
              <Icon name="chevronDown" size={18} className={css.icon} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
