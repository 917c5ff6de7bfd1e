/** Longest answer that is read, in bytes. */
export const MAX_ANSWER_BYTES = 5 * 1024 * 1024;

/**
 * The body of an answer as text, or `null` when it is longer than {@link MAX_ANSWER_BYTES}: reading stops there, so
 * that no back end can fill the memory of a phone.
 */
export async function readText(response: Response): Promise<string | null> {
  if (response.body === null) return '';
  if (Number(response.headers.get('Content-Length') ?? 0) > MAX_ANSWER_BYTES) {
    await response.body.cancel();
    return null;
  }
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MAX_ANSWER_BYTES) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
