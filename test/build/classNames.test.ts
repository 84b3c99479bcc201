import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withClassNames } from '../../src/build/classNames.mjs';

const names = {
  'src/ui/Card.module.css': { root: 'a', wide: 'b' },
  'src/layout/Frame.module.css': { root: 'c' },
};
const from = (path: string) => `import * as css from '${path}';\n`;
const table = 'const css = {"root":"a","wide":"b"};';

const classNames = suite('names of classes');

for (const path of ['./Card.module.css', '../ui/Card.module.css', '~/ui/Card.module.css'])
  classNames(`stand in place of what a script imports from ${path}`, () => {
    const text = `${from(path)}print(clsx(css.root, css.wide));`;
    assert.is(
      withClassNames(text, 'src/ui/Card.tsx', names),
      `import '${path}'; ${table}\nprint(clsx("a", "b"));`,
    );
  });

classNames('are found by those that are chosen while a script runs', () => {
  const text = `${from('./Card.module.css')}print(css[tone]);`;
  const named = withClassNames(text, 'src/ui/Card.tsx', names);
  assert.is(named, `import './Card.module.css'; ${table}\nprint(css[tone]);`);
});

classNames('are told apart where a script has two stylesheets', () => {
  const frame = "import * as frame from '../layout/Frame.module.css';\n";
  const text = `${from('./Card.module.css')}${frame}print(css.root, frame.root);`;
  assert.match(withClassNames(text, 'src/ui/Card.tsx', names), '\nprint("a", "c");');
});

classNames('leave alone what only looks like one', () => {
  const text = `${from('./Card.module.css')}print(window.css.root, $css.root);`;
  assert.match(
    withClassNames(text, 'src/ui/Card.tsx', names),
    '\nprint(window.css.root, $css.root);',
  );
});

for (const path of ['./Card.module.css', './Gone.module.css'])
  classNames(`of none are an error: ${path}`, () => {
    const text = `${from(path)}print(css.toString);`;
    assert.throws(
      () => withClassNames(text, 'src/ui/Card.tsx', names),
      `src/ui/Card.tsx: ${path} has no class "toString"`,
    );
  });

classNames.run();
