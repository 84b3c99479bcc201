/** Apart from the page's words, because storing an account needs these alone. */
export const userLabels = { name: 'Name', email: 'Email', role: 'Role' } as const;
