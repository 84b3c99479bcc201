import { type ReactElement, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { App } from '~/app/App';
import { ErrorBoundary } from '~/app/ErrorBoundary';
import { followErrors } from '~/app/followErrors';
import { fromCode } from '~/app/fromCode';
import { loadPage } from '~/app/loadPage';
import { setPageSource } from '~/app/pageSource';
import { registerUnsaved } from '~/lib/unsaved';
import { settled } from '../helpers/render';

const crash = suite('what broke');
const say = console.error;
let said: string[] = [];
let host: HTMLElement;
let root: ReturnType<typeof createRoot>;

crash.before.each(() => {
  said = [];
  console.error = (...words: unknown[]) => said.push(words.map(String).join(' '));
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
});

crash.after.each(() => {
  root.unmount();
  host.remove();
  console.error = say;
});

const references = (): string[] =>
  said.flatMap((line) => /^Error reference (\w{8}):/.exec(line)?.[1] ?? []);

/** Holds text that nothing else does, and breaks when it is pressed. */
function Fragile({ isSaved = false }: { isSaved?: boolean }) {
  const [broken, setBroken] = useState(false);
  const note = isSaved ? null : { name: 'note.txt', text: 'Not saved' };
  useEffect(() => registerUnsaved(() => note), []);
  if (broken) throw new Error('broken on purpose');
  return <button onClick={() => setBroken(true)}>break</button>;
}

const labels = (): (string | null)[] =>
  [...host.querySelectorAll('button')].map((button) => button.textContent);

async function breakIn(fragile: ReactElement): Promise<void> {
  root.render(
    <>
      <p>around</p>
      <ErrorBoundary>{fragile}</ErrorBoundary>
    </>,
  );
  await settled();
  host.querySelector('button')?.click();
  await settled();
}

crash('is told with a name that stands on the console once, beside the error', async () => {
  await breakIn(<Fragile />);
  assert.match(host.textContent ?? '', 'Something went wrong');
  assert.equal(references(), [host.querySelector('code')?.textContent]);
  assert.ok(said.some((line) => line.includes('broken on purpose')));
});

crash('leaves its unsaved text to be had, though it is gone itself', async () => {
  await breakIn(<Fragile />);
  assert.equal(labels(), ['Reload the page', 'Download unsaved text']);
});

crash('offers no download where nothing would be lost', async () => {
  await breakIn(<Fragile isSaved />);
  assert.equal(labels(), ['Reload the page']);
});

crash('leaves what is around the boundary as it was', async () => {
  await breakIn(<Fragile />);
  assert.is(host.querySelector('p')?.textContent, 'around');
});

crash('in a frame gives way to a plain one, with the way home', async () => {
  const Frame = () => {
    throw new Error('broken on purpose');
  };
  setPageSource(fromCode);
  root.render(<App initial={{ ...(await loadPage('/about')), Frame }} />);
  await settled();
  assert.is(host.querySelector('header a')?.getAttribute('href'), '/');
  assert.is(host.querySelector('main h1')?.textContent, 'Something went wrong');
  assert.match(host.querySelector('footer')?.textContent ?? '', '©');
});

crash('asked for its unsaved text may break once more', () => {
  const stop = registerUnsaved(() => {
    throw new Error('broken on purpose');
  });
  try {
    const state = ErrorBoundary.getDerivedStateFromError(new Error('first'));
    assert.equal(state.incident?.unsaved, []);
  } finally {
    stop();
  }
});

crash('outside of all components is heard of when it is ours', () => {
  const heard: string[] = [];
  const stop = followErrors((id) => heard.push(id));
  const ours = new Error('ours');
  ours.stack = `Error: ours\n    at run (${location.origin}/assets/main-1.js:1:1)`;
  for (const error of [ours, new Error('of an extension'), null])
    dispatchEvent(new ErrorEvent('error', { error }));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: ours }));
  stop();
  dispatchEvent(new ErrorEvent('error', { error: ours }));
  assert.is(heard.length, 2);
  assert.equal(heard, references());
  assert.is(heard[0], heard[1]);
});

crash.run();
