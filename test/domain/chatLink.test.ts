import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chatLink } from '~/domain/chatLink';

const chat = suite('chat link');

chat('is built from the digits of the phone number', () => {
  assert.is(chatLink('+44 7700 900123'), 'https://wa.me/447700900123');
});

chat('carries the text, encoded', () => {
  assert.is(
    chatLink('44', 'Hello! £10 & more?'),
    'https://wa.me/44?text=Hello!%20%C2%A310%20%26%20more%3F',
  );
  assert.is(chatLink('44', '\uD83D'), 'https://wa.me/44?text=%EF%BF%BD');
});

chat.run();
