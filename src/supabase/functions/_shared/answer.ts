import { refusals, type Refusal } from './refusal.ts';

/** Any site may ask: what counts is the token, which browsers send nowhere by themselves. */
const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers':
    'authorization, apikey, content-type, x-client-info, x-supabase-api-version',
  'Access-Control-Max-Age': '600',
};

export const answer = (body: object, status = 200): Response =>
  Response.json(body, { status, headers: { ...cors, 'Cache-Control': 'no-store' } });

export const refuse = ({ status, code, message }: Refusal): Response =>
  answer({ code, message }, status);

/**
 * Answers a POST by `work`, and a browser's question whether it may send one. What `work` throws
 * is logged, and told to nobody: it may hold what the caller is not to know.
 */
export async function answerPost(
  request: Request,
  work: () => Promise<Response>,
): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
  if (request.method !== 'POST') return refuse(refusals.onlyPost);
  try {
    return await work();
  } catch (error) {
    console.error(error);
    return refuse(refusals.unexpected);
  }
}
