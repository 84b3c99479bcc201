import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useForm } from '~/lib/useForm';
import { settled, until } from '../helpers/render';

type Values = Record<'word' | 'agree', string>;

const form = suite('form hook');
const sent: Values[] = [];
const refused: object[] = [];
let answer: Promise<void> = Promise.resolve();
let close: () => void = () => undefined;

form.before.each(() => {
  sent.length = refused.length = 0;
  answer = Promise.resolve();
});
form.after.each(() => close());

function Sample() {
  const { props, field, busy, values } = useForm({
    id: 'sample',
    initial: { word: '', agree: '' },
    validate: ({ word }: Values): { word?: 'missing' | 'short' } =>
      !word ? { word: 'missing' } : word.length < 3 ? { word: 'short' } : {},
    explain: (name, fault) => `${name} is ${fault}`,
    submit: (given) => {
      sent.push(given);
      return answer;
    },
    onInvalid: (errors) => refused.push(errors),
  });
  const { error, ...word } = field('word');
  return (
    <form {...props}>
      <input {...word} />
      <input type="checkbox" name="agree" />
      <output>{[busy && 'busy', values.word, error].filter(Boolean).join(', ')}</output>
    </form>
  );
}

/** Shows the form as a visitor finds it who typed before the scripts ran. */
async function open(typed = '') {
  const host = document.createElement('div');
  host.innerHTML = renderToString(<Sample />);
  document.body.append(host);
  const input = host.querySelector<HTMLInputElement>('[name=word]');
  const box = host.querySelector<HTMLInputElement>('[name=agree]');
  const element = host.querySelector('form');
  if (!input || !box || !element) throw new Error('No form');
  input.value = typed;
  const root = hydrateRoot(host, <Sample />);
  close = () => {
    root.unmount();
    host.remove();
  };
  await settled();
  return {
    input,
    box,
    shown: () => host.querySelector('output')?.textContent,
    type: (text: string) => {
      input.value = text;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      return settled();
    },
    submit: () => {
      element.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      return settled();
    },
  };
}

form('keeps what was typed before it came alive', async () => {
  const { input, shown, submit } = await open('early');
  assert.is(input.value, 'early');
  // hydrating gives way to whatever else the machine has to do
  await until(() => assert.is(shown(), 'early'));
  await submit();
  assert.equal(sent, [{ word: 'early', agree: '' }]);
});

form('shows faults after a submission only, and the newest while they last', async () => {
  const { shown, type, submit } = await open();
  await type('a');
  assert.is(shown(), 'a');
  await submit();
  assert.is(shown(), 'a, word is short');
  await type('');
  assert.is(shown(), 'word is missing');
  await type('abc');
  assert.is(shown(), 'abc');
  await type('');
  assert.is(shown(), '');
});

form('tells why it did not submit, and does not', async () => {
  const { submit, input } = await open();
  await submit();
  assert.equal(refused, [{ word: 'missing' }]);
  assert.equal(sent, []);
  assert.is(document.activeElement, input);
});

form('submits once however often it is pressed while busy', async () => {
  let settle: () => void = () => undefined;
  answer = new Promise((resolve) => (settle = resolve));
  const { shown, submit } = await open('twice');
  await submit();
  await submit();
  assert.is(sent.length, 1);
  assert.is(shown(), 'busy, twice');
  settle();
  await settled();
  assert.is(shown(), 'twice');
});

form('reads a ticked box as on', async () => {
  const { box, submit } = await open('word');
  box.checked = true;
  await submit();
  assert.equal(sent, [{ word: 'word', agree: 'on' }]);
});

form.run();
