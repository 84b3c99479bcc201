import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { BuildError } from './options.mjs';

/**
 * Calls of the sign-in client that nothing here makes: passkeys, second factors, other ways to
 * sign in, its OAuth server, the administration of accounts, a lock. They are more than half of its
 * weight, and no option of its own leaves them out. By file, as method names.
 * @type {Record<string, string>}
 */
const methods = {
  'GoTrueClient.js': `
    signInWithSolana signInWithEthereum signInWithWeb3 signInWithOtp signInAnonymously
    signInWithIdToken signInWithOAuth signInWithSSO signInWithPasskey registerPasskey
    linkIdentity linkIdentityIdToken linkIdentityOAuth unlinkIdentity getUserIdentities
    reauthenticate _reauthenticate getUser getClaims fetchJwk exchangeCodeForSession
    _exchangeCodeForSession _getSessionFromURL _getUrlForProvider _handleProviderSignIn
    _challenge _verify _enroll _unenroll _listFactors _challengeAndVerify
    _getAuthenticatorAssuranceLevel _denyAuthorization _approveAuthorization
    _getAuthorizationDetails _listOAuthGrants _revokeOAuthGrant _startPasskeyRegistration
    _verifyPasskeyRegistration _startPasskeyAuthentication _verifyPasskeyAuthentication
    _listPasskeys _updatePasskey _deletePasskey _acquireLock stopAutoRefresh dispose`,
  'GoTrueAdminApi.js': `
    listUsers generateLink deleteUser updateUserById inviteUserByEmail getUserById createUser
    _listFactors _deleteFactor _listOAuthClients _createOAuthClient _getOAuthClient
    _updateOAuthClient _deleteOAuthClient _regenerateOAuthClientSecret _listCustomProviders
    _createCustomProvider _getCustomProvider _updateCustomProvider _deleteCustomProvider
    _adminListPasskeys _adminDeletePasskey`,
};

/** Methods of the data client that are left out: upserts, functions, unused filters and answers. */
export const dataMethods = `
    stripNulls single maybeSingle csv geojson explain rollback maxAffected overrideTypes
    likeAllOf likeAnyOf ilike ilikeAllOf ilikeAnyOf regexMatch regexIMatch is isDistinct notIn
    contains containedBy rangeGt rangeGte rangeLt rangeLte rangeAdjacent overlaps textSearch not
    or upsert rpc`;

const passkeys = 'export const WebAuthnApi = Object;';

/**
 * What is left out of which files of a package.
 * @type {Record<string, { files: RegExp, lighten: (source: string, file: string) => string }[]>}
 */
const lighter = {
  '@supabase/auth-js': [
    {
      files: /[\\/]auth-js[\\/]dist[\\/]module[\\/]GoTrue\w+\.js$/,
      lighten: (source, file) => withoutMethods(source, methods[file] ?? ''),
    },
    {
      // named by methods that are left out, and called when the client is made
      files: /[\\/]auth-js[\\/]dist[\\/]module[\\/]lib[\\/]webauthn\.js$/,
      lighten: () => passkeys,
    },
  ],
  '@supabase/postgrest-js': [
    {
      files: /[\\/]postgrest-js[\\/]dist[\\/]index\.mjs$/,
      lighten: (source) => withoutMethods(source, dataMethods),
    },
  ],
  '@floating-ui/react': [
    { files: /[\\/]@floating-ui[\\/]react[\\/]dist[\\/].+\.mjs$/, lighten: withoutCopy },
  ],
  jotai: [{ files: /[\\/]jotai[\\/]esm[\\/]react\.mjs$/, lighten: withoutDelay }],
};

/** @type {import('esbuild').Plugin} */
export const leaveOut = {
  name: 'leave-out',
  setup({ onLoad, onEnd }) {
    /** @type {Set<string>} */
    const lightened = new Set();
    for (const [name, parts] of Object.entries(lighter)) {
      for (const { files, lighten } of parts) {
        onLoad({ filter: files }, async ({ path }) => {
          lightened.add(name);
          return { contents: lighten(await readFile(path, 'utf8'), basename(path)), loader: 'js' };
        });
      }
    }
    onEnd(({ metafile }) => {
      const paths = Object.keys(metafile?.inputs ?? {});
      const whole = Object.keys(lighter).filter(
        (name) => !lightened.has(name) && paths.some((path) => path.includes(`/${name}/`)),
      );
      return {
        errors: whole.map((name) => ({ text: `Nothing is left out of ${name}: its files moved` })),
      };
    });
  },
};

/**
 * A class whose methods of these names throw: they stay, because its constructor names them.
 * @param {string} source  as compilers write it: methods indented by four spaces or a tab
 * @param {string} names   white space between them
 * @returns {string} fails where a name is not found, as after an update of the package
 */
export function withoutMethods(source, names) {
  const wanted = new Set(names.trim().split(/\s+/));
  const rest = source.replace(
    /^( {4}|\t)(?:async )?(\w+)\(.*\{\n[^]*?^\1\}$/gm,
    (whole, indent, name) =>
      wanted.delete(name) ? `${indent}${name}() { throw Error('left out'); }` : whole,
  );
  const [missing] = wanted;
  if (missing) throw new BuildError(`The package has no method ${missing}`);
  return rest;
}

/**
 * The menus of staff copy all of React to look for a function that older versions lack. A bundle then
 * holds, for every visitor, what nobody calls.
 * @param {string} source
 * @returns {string} which asks React itself; fails where it no longer copies it
 */
export function withoutCopy(source) {
  const copy = /^const SafeReact = \{\s*\.\.\.React\s*\};$/m;
  if (!copy.test(source)) throw new BuildError('The package of the menus no longer copies React');
  return source.replace(copy, '').replaceAll('SafeReact.', 'React.');
}

/**
 * The atoms' hook explains over twenty lines how to do without an option that it is going to drop,
 * and that nothing here uses.
 * @param {string} source
 * @returns {string} without the option; fails where it is gone anyway
 */
export function withoutDelay(source) {
  const option = /^ *if \(typeof delay === "number"\) \{$[^]*?^ *return;\n *\}$/m;
  if (!option.test(source)) throw new BuildError('The atoms no longer explain an old option');
  return source.replace(option, '');
}
