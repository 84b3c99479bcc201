/**
 * What the fragment of an e-mailed link carries. `proof` is for `Auth` to spend; a link that the
 * server sent back with an error is 'expired'; null where the address is no such link.
 */
export function readMailLink(hash: string): { proof: string } | 'expired' | null {
  const fragment = hash.replace(/^#/, '');
  const params = new URLSearchParams(fragment);
  if (params.has('error') || params.has('error_code')) return 'expired';
  const token = params.get('token');
  if (token) return { proof: token };
  return params.has('token_hash') || params.has('access_token') ? { proof: fragment } : null;
}
