/**
 * The text that a request brings along; null where it is longer than `most` bytes, the rest of which
 * is not waited for. To be asked for before who is asking: a body may be held back for as long as its
 * sender likes, who may have lost their role by then.
 */
export async function bodyOf(request: Request, most: number): Promise<string | null> {
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const bytes of request.body ?? []) {
    size += bytes.length;
    if (size > most) return null;
    text += decoder.decode(bytes, { stream: true });
  }
  return text + decoder.decode();
}
