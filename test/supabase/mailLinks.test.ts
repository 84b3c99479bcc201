/** Links of Supabase's own mails, which carry the tokens of a session. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { messages } from '~/content/messages';
import { people } from '../data/contract/world';
import { refusal, valueOf } from '../data/outcome';
import { closeWorlds, openHostedWorld } from './world';

const links = suite('Supabase: links of its own mails');
links.after.each(closeWorlds);

const { email, password } = people.customer;
const expired = { code: 'link-expired', message: messages.auth.linkExpired };
const linkOf = (token: string) => `access_token=${token}&refresh_token=abcdefabcdef&type=recovery`;

for (const [kind, damage] of [
  ['whose token lost its middle', (token: string) => token.replace(/\..+\./, '.')],
  ['whose token was cut within', (token: string) => token.replace(/.{9}\./, '.')],
  ['whose token has other letters', (token: string) => token.replace(/\../, '.A')],
  ['of another project', (token: string) => token.replace(/\.[^.]+$/, '.AAAA')],
] as const) {
  links(`one ${kind} works no more, and says so`, async () => {
    const { server, ids, as } = await openHostedWorld();
    const { auth } = (await as('guest')).account;
    const proof = linkOf(damage(await server.token(ids.customer)));
    assert.equal(refusal(await auth.confirmEmail(proof)), expired);
    assert.equal(refusal(await auth.resetPassword(proof, 'Newer-word-2')), expired);
    assert.is(valueOf(await auth.signIn(email, password)).email, email);
  });
}

links.run();
