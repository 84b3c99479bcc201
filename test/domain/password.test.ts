import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { passwordProblems } from '~/domain/password';

const password = suite('password');

password('is good with eight characters, a letter and a digit', () => {
  assert.equal(passwordProblems('abcdefg1'), []);
  assert.equal(passwordProblems('Admin-demo-1'), []);
});

password('is told everything it lacks', () => {
  assert.equal(passwordProblems(''), ['too-short', 'no-letter', 'no-digit']);
  assert.equal(passwordProblems('abc1'), ['too-short']);
  assert.equal(passwordProblems('12345678'), ['no-letter']);
  assert.equal(passwordProblems('abcdefgh'), ['no-digit']);
});

password('may hold spaces, emoji and any script, and is not trimmed', () => {
  assert.equal(passwordProblems('      a1'), []);
  assert.equal(passwordProblems('a1电视电视电视'), []);
  assert.equal(passwordProblems('a1\0\0\0\0\0\0'), []);
});

password('counts an emoji as one character', () => {
  assert.equal(passwordProblems('a1📺📺📺📺📺'), ['too-short']);
  assert.equal(passwordProblems('a1📺📺📺📺📺📺'), []);
});

password('has at most 72 bytes', () => {
  assert.equal(passwordProblems('a1' + 'x'.repeat(70)), []);
  assert.equal(passwordProblems('a1' + 'x'.repeat(71)), ['too-long']);
  assert.equal(passwordProblems('a1' + 'é'.repeat(36)), ['too-long']);
});

password('is judged as it is sent and kept: composed', () => {
  assert.equal(passwordProblems('e\u03011234567'), ['no-letter']);
  assert.equal(passwordProblems('a1' + '\ufb2c'.repeat(20)), ['too-long']);
});

password.run();
