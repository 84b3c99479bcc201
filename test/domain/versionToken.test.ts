import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { versionToken } from '~/domain/versionToken';

const token = suite('version token');

token('is twelve alphanumerics', () => {
  assert.is(
    versionToken((count) => new Uint8Array(count)),
    'AAAAAAAAAAAA',
  );
  assert.match(
    versionToken((count) => crypto.getRandomValues(new Uint8Array(count))),
    /^[A-Za-z0-9]{12}$/,
  );
});

token('draws again for bytes that would favour some letters', () => {
  const bytes = [255, 248, 247, 0, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70];
  const source = (count: number) => Uint8Array.from(bytes.splice(0, count));
  assert.is(versionToken(source), '9A9ABCDEFGHI');
});

token.run();
