import { asFields } from '~/lib/fields';
import type { Service } from '../gateway';
import { json, parseJson } from '../http';
import { createUser, deleteUser, getUser, listUsers, updateUser } from './admin';
import type { Auth, Handler } from './call';
import { forAdmins } from './caller';
import { invite, oneTimePassword, recover, resend } from './mailed';
import { Refusal, refusalResponse } from './refusal';
import { signUp } from './signup';
import { token } from './token';
import { changeUser, logOut, readUser } from './user';
import { verify, verifyLink } from './verify';

const routes: Readonly<Record<string, Handler>> = {
  'POST /token': token,
  'POST /signup': signUp,
  'POST /logout': logOut,
  'GET /user': readUser,
  'PUT /user': changeUser,
  'POST /recover': recover,
  'POST /otp': oneTimePassword,
  'POST /resend': resend,
  'POST /verify': verify,
  'GET /verify': verifyLink,
  'POST /invite': forAdmins(invite),
  'GET /admin/users': forAdmins(listUsers),
  'POST /admin/users': forAdmins(createUser),
  'GET /admin/users/{id}': forAdmins(getUser),
  'PUT /admin/users/{id}': forAdmins(updateUser),
  'DELETE /admin/users/{id}': forAdmins(deleteUser),
  'GET /settings': async (_, { settings }) => json(200, publicSettings(settings)),
  'GET /health': async () =>
    json(200, { version: 'test', name: 'GoTrue', description: 'A double' }),
  'GET /.well-known/jwks.json': async () => json(200, { keys: [] }),
};

/** The auth server. */
export const authService =
  (auth: Auth): Service =>
  async (call) => {
    const { request, path } = call;
    const name = path.replace(/^\/admin\/users\/.+$/, '/admin/users/{id}');
    try {
      const handler = routes[`${request.method} ${name}`];
      if (!handler) throw new Refusal(404, 'not_found', '404 page not found');
      const text = await request.text();
      const body = text ? asFields(parseJson(text)) : {};
      if (!body) {
        throw new Refusal(400, 'bad_json', 'Could not parse request body as JSON: unexpected');
      }
      return await handler({ ...call, body }, auth);
    } catch (error) {
      if (error instanceof Refusal) return refusalResponse(error, request);
      throw error;
    }
  };

const publicSettings = ({ signup, confirmEmail }: Auth['settings']) => ({
  external: { email: true, phone: false, anonymous_users: false },
  disable_signup: !signup,
  mailer_autoconfirm: !confirmEmail,
  phone_autoconfirm: false,
  saml_enabled: false,
});
