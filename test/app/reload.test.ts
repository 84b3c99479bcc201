import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { arrived } from '~/app/reload';

const reload = suite('pages whose files are gone');
reload.after.each(() => history.replaceState(null, '', '/'));

const mark = { reloaded: true };

reload('count as reloaded until they are there', () => {
  history.replaceState(mark, '', '/contact/?v=abc');
  arrived('/contact');
  assert.is(history.state.reloaded, undefined);
});

reload('count as reloaded still when another page is there, whose visitor has gone back', () => {
  history.replaceState(mark, '', '/contact');
  arrived('/about');
  assert.equal(history.state, mark);
});

reload.run();
