import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { formatSize } from '~/domain/size';

const sizes = suite('amounts of data in words');

for (const [bytes, words] of [
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [12 * 1024, '12 KB'],
  [5 * 1024 * 1024, '5 MB'],
  [1024 * 1024 - 1, '1 MB'],
  [20_000_000, '19 MB'],
] as const) {
  sizes(`${bytes} is ${words}`, () => {
    assert.is(formatSize(bytes), words);
  });
}

sizes.run();
