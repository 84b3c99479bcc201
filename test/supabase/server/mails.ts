import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../runner/files.mjs';

export type MailKind = 'signup' | 'invite' | 'recovery' | 'magiclink' | 'email_change';

/** A mail that would have been sent. */
export interface Mail {
  to: string;
  kind: MailKind;
  link: string;
  tokenHash: string;
  /** Six digits that do the same as the link. */
  code: string;
}

export interface Mailbox {
  readonly mails: Mail[];
  send(mail: Omit<Mail, 'link'>): void;
}

/** Kinds that this project has a template for; the others link to the auth server itself. */
const templates: readonly (readonly [MailKind, string])[] = [
  ['signup', 'confirmation'],
  ['invite', 'invite'],
  ['recovery', 'recovery'],
];

/** @param onMail is told of each mail */
export async function createMailbox(
  { url, siteUrl }: { url: string; siteUrl: string },
  onMail: (mail: Mail) => void = () => undefined,
): Promise<Mailbox> {
  const links = new Map<MailKind, string>();
  for (const [kind, name] of templates) links.set(kind, await linkOfTemplate(name));
  const mails: Mail[] = [];
  return {
    mails,
    send(draft) {
      const verify = `${url}/auth/v1/verify?token={{ .TokenHash }}&type=${draft.kind}`;
      const link = (links.get(draft.kind) ?? `${verify}&redirect_to={{ .SiteURL }}`)
        .replaceAll('{{ .SiteURL }}', siteUrl)
        .replaceAll('{{ .TokenHash }}', draft.tokenHash);
      const mail = { ...draft, link };
      mails.push(mail);
      onMail(mail);
    },
  };
}

async function linkOfTemplate(name: string): Promise<string> {
  const html = await readFile(join(root, `src/supabase/templates/${name}.html`), 'utf8');
  const link = /href="([^"]+)"/.exec(html)?.[1];
  if (!link) throw new Error(`The mail template "${name}" has no link`);
  return link.replaceAll('&amp;', '&');
}
