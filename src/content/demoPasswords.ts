/** By user id. Printed by `npm start`; no page of the site contains them, browsers get salted hashes. */
export const demoPasswords: Readonly<Record<string, string>> = {
  'user-1': 'Admin-demo-1',
  'user-2': 'Editor-demo-1',
  'user-3': 'Writer-demo-1',
};
