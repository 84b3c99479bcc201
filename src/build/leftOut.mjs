/**
 * A part that the sign-in client takes along for calls that nothing here makes: passkeys. It is an
 * eighth of its weight, and no option of its own leaves it out. The stub stands for the names that
 * the client asks its module for.
 */
const names = [
  'browserSupportsWebAuthn',
  'createCredential',
  'deserializeCredentialCreationOptions',
  'deserializeCredentialRequestOptions',
  'getCredential',
  'serializeCredentialCreationResponse',
  'serializeCredentialRequestResponse',
  'webAuthnAbortService',
];
const stub = [
  'export class WebAuthnApi {}',
  ...names.map((name) => `export const ${name} = undefined;`),
].join('\n');

/** @type {import('esbuild').Plugin} */
export const leaveOut = {
  name: 'leave-out',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]auth-js[\\/]dist[\\/]module[\\/]lib[\\/]webauthn\.js$/ }, () => ({
      contents: stub,
      loader: 'js',
    }));
  },
};
