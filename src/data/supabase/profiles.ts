import { messages } from '~/content/messages';
import { ok } from '~/domain/result';
import { notFound } from '../failures';
import type { Profiles } from '../profiles';
import { firstOf } from './readAnswer';
import type { Rest } from './rest';
import { profileSelect, toProfile } from './profileRows';

/** Profiles as the policies of the hosted database show them to whoever `rest` asks for. */
export const createSupabaseProfiles = (rest: Rest): Profiles => ({
  async get(id) {
    const found = firstOf(
      await rest.from('profiles').select(profileSelect).eq('id', id).limit(1),
      toProfile,
    );
    if (!found.ok) return found;
    return found.value ? ok(found.value) : notFound(messages.auth.profileMissing);
  },
});
