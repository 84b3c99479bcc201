import { contentView } from '~/content/contentView';
import { withAccount } from '~/state/account';

/** Adds the page of these parameters to the watch history of whoever is signed in. */
export const note = ({ contentId = '' }: Readonly<Record<string, string>>): Promise<unknown> =>
  withAccount(async ({ auth, history }) => {
    const session = await auth.getSession();
    const { title } = contentView(contentId).banner;
    if (session.ok && session.value) history.add(session.value.id, { contentId, title });
    return session;
  });
