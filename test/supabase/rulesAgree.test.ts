/** The functions run apart from the site, so they have rules and words of their own: the same ones. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { permissions } from '~/content/admin/permissions';
import { userMessages as users } from '~/content/admin/userMessages';
import { messages } from '~/content/messages';
import { NAME_MAX } from '~/domain/accountValidation';
import { validateStaffUser } from '~/domain/adminValidation';
import { normaliseEmail } from '~/domain/email';
import { comparablePassword } from '~/domain/password';
import {
  comparableEmail,
  passwordIn,
  passwordRefusal,
  personIn,
} from '~/supabase/functions/_shared/person';
import { words } from '~/supabase/functions/_shared/words';

const rules = suite('rules of the functions and the site');

const passwords = [
  'abcdefg1',
  'abcdef1',
  '12345678',
  'abcdefgh',
  'ABCDEFG1',
  'pässwörter',
  'pässwörter1',
  'пароль12',
  'пароль12a',
  '１２３４５６７８a',
  'a1😀😀😀😀😀😀',
  'a1😀😀😀😀😀',
  `a1${'x'.repeat(70)}`,
  `a1${'x'.repeat(71)}`,
  `a1${'é'.repeat(35)}`,
  `a1${'é'.repeat(36)}`,
  ' a 1 b c ',
  '        ',
  'a1\n\n\n\n\n\n',
];
for (const password of passwords) {
  rules(`judge the password ${JSON.stringify(password).slice(0, 30)} alike`, () => {
    const form = { name: 'Ann', email: 'ann@example.com', role: 'Writer', password } as const;
    const isGood = validateStaffUser(form, 'create').password === undefined;
    assert.is(passwordRefusal(password) === null, isGood);
    assert.is(passwordIn({ password }), comparablePassword(password));
  });
}

const people: [name: string, email: string, role: string][] = [
  ['Ann', 'ann@example.com', 'Admin'],
  ['Ann', 'ann@localhost', 'Editor'],
  ['Ann', ' Ann@Example.COM ', 'Writer'],
  ['  ', 'ann@example.com', 'Writer'],
  ['', '', ''],
  ['x'.repeat(NAME_MAX), 'ann@example.com', 'Writer'],
  ['x'.repeat(NAME_MAX + 1), 'ann@example.com', 'Writer'],
  ['Ann', 'ann', 'Writer'],
  ['Ann', 'ann@', 'Writer'],
  ['Ann', 'ann@@example.com', 'Writer'],
  ['Ann', 'ann@exa mple.com', 'Writer'],
  ['Ann', 'änn@example.com', 'Writer'],
  ['Ann', `ann@${'x'.repeat(63)}.com`, 'Writer'],
  ['Ann', `ann@${'x'.repeat(64)}.com`, 'Writer'],
  ['Ann', "o'ann+tag@example.com", 'Writer'],
  ['Ann', 'ann@example.com', 'writer'],
  ['Ann', 'ann@example.com', 'Owner'],
];
for (const [name, email, role] of people) {
  rules(`judge ${JSON.stringify([name, email, role]).slice(0, 60)} alike`, () => {
    const choice = role === 'Admin' || role === 'Editor' ? role : 'Writer';
    const errors = validateStaffUser({ name, email, role: choice, password: '' }, 'edit');
    const isGood = Object.keys(errors).length === 0 && choice === role;
    assert.is('name' in personIn({ name, email, role }), isGood);
    assert.is(comparableEmail(email), normaliseEmail(email));
  });
}

rules('words that the site has, too, are the same', () => {
  assert.equal(
    {
      ...words,
      moveIn: '',
      changedMeanwhile: '',
      unknownAction: '',
      notJson: '',
      onlyPost: '',
      tooLarge: '',
      tooLong: '',
      noArticle: '',
      noChannel: '',
      notAccepted: '',
    },
    {
      notAuthenticated: permissions.notAuthenticated,
      viewUsers: permissions.viewUsers,
      addUsers: permissions.addUsers,
      updateUsers: permissions.updateUsers,
      deleteUsers: permissions.deleteUsers,
      nameRequired: users.nameRequired,
      nameTooLong: users.nameTooLong(NAME_MAX),
      emailRequired: users.emailRequired,
      emailInvalid: users.emailInvalid,
      roleInvalid: users.roleInvalid,
      passwordRequired: users.passwordRequired,
      weakPassword: messages.auth.weakPassword,
      duplicateEmail: users.duplicateEmail,
      notFound: users.notFound,
      ownAccount: users.ownAccount,
      ownRole: users.ownRole,
      unexpected: 'Something went wrong. Please try again.',
      moveIn: '',
      changedMeanwhile: '',
      unknownAction: '',
      notJson: '',
      onlyPost: '',
      tooLarge: '',
      tooLong: '',
      noArticle: '',
      noChannel: '',
      notAccepted: '',
    },
  );
});

rules.run();
