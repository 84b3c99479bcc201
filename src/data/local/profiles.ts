import { messages } from '~/content/messages';
import { ok } from '~/domain/result';
import { notFound } from '../failures';
import type { Profiles } from '../profiles';
import type { Accounts } from './accounts';

/** Profiles drawn from the accounts; a customer has no role. */
export const createLocalProfiles = (accounts: Accounts): Profiles => ({
  async get(id) {
    const staff = await accounts.staff.get(id);
    if (staff.ok && staff.value) {
      const { name, role, email, updatedAt } = staff.value;
      return ok({ id, username: name, role, email, updatedAt });
    }
    const customer = await accounts.customers.get(id);
    if (customer.ok && customer.value) {
      const { username, email, updatedAt } = customer.value;
      return ok({ id, username, role: null, email, updatedAt });
    }
    return notFound(messages.auth.sessionMissing);
  },
});
