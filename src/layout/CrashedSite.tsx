import { copyright, frame } from '~/content/navigation';
import { paths } from '~/content/paths';
import { site } from '~/content/site';
import { Crashed, type Incident } from './Crashed';
import * as footer from './Footer.module.css';
import * as header from './Header.module.css';
import * as css from './SiteFrame.module.css';

/** Instead of everything: of plain elements, because whatever else there is may be what broke. */
export const CrashedSite = (incident: Incident) => (
  <div className={css.root}>
    <header className={header.root}>
      <div className={header.bar}>
        <a href={paths.home} className={header.brand} aria-label={frame.brandLink}>
          {site.name}
        </a>
      </div>
    </header>
    <main id="content" tabIndex={-1} className={css.main}>
      <Crashed {...incident} />
    </main>
    <footer className={footer.root}>
      <p className={footer.copyright}>{copyright(BUILD_YEAR)}</p>
    </footer>
  </div>
);
