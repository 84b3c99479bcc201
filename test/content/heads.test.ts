import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { contentPageHead } from '~/content/heads/made';

const heads = suite('titles and descriptions');

heads('Two contents differ in both', () => {
  const [one, two] = [contentPageHead('Quiet Tide'), contentPageHead('Last Garden')];
  assert.is.not(one.title, two.title);
  assert.is.not(one.description, two.description);
});

heads.run();
