import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hashSource, policyHeader, policyMeta, policyTable } from '../../src/build/policy.mjs';

const policy = suite('content policy');
const table = policyTable({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"] });

policy('hashes a source the way browsers do', () => {
  // from the specification of Content Security Policy, section 8.3
  assert.is(
    hashSource("alert('Hello, world.');"),
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

policy('runs no script and no style but our own', () => {
  assert.is(table['default-src'], "'none'");
  assert.is(table['script-src'], "'self' 'sha256-a'");
  assert.is(table['style-src'], "'self' 'sha256-b'");
  assert.not.match(policyHeader(table), 'unsafe');
});

policy('prints every directive into the header', () => {
  const header = policyHeader(table);
  for (const [name, value] of Object.entries(table)) assert.match(header, `${name} ${value}`);
  assert.is(header.split('; ').length, Object.keys(table).length);
});

policy('leaves out of the page what browsers ignore there', () => {
  assert.not.match(policyMeta(table), 'frame-ancestors');
  assert.match(policyMeta(table), "default-src 'none'");
});

policy.run();
