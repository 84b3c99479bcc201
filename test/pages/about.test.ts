import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aboutPage } from '~/content/about';
import { plain } from '../helpers/find';
import { cleanup, openApp } from '../helpers/render';

const about = suite('about page');
about.after.each(cleanup);

about('tells mission, vision, values and team in this order', async () => {
  const app = await openApp('/about');
  const headings = [...app.root.querySelectorAll('main h2')].map(plain);
  assert.equal(headings.slice(0, 4), ['Our mission', 'Our vision', 'Our values', 'The team']);
});

about('introduces three people and says that they are made up', async () => {
  const app = await openApp('/about');
  const names = [...app.root.querySelectorAll('#team h3')].map(plain);
  assert.equal(
    names,
    aboutPage.team.map(({ name }) => name),
  );
  assert.is(names.length, 3);
  assert.match(app.text(), aboutPage.teamNote);
});

about.run();
