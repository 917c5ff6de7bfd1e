/** Longest answer that is read, in bytes. */
const MAX_ANSWER_BYTES = 5 * 1024 * 1024;

/**
 * The body of an answer as text, or `null` when it is longer than {@link MAX_ANSWER_BYTES}: reading stops there, so
 * that no back end can fill the memory of a phone.
 *
 * @param signal stops reading, also where the body does not come from the network
 */
export async function readText(response: Response, signal: AbortSignal): Promise<string | null> {
  if (response.body === null) return '';
  if (Number(response.headers.get('Content-Length') ?? 0) > MAX_ANSWER_BYTES) {
    await response.body.cancel();
    return null;
  }
  const reader = response.body.getReader();
  signal.addEventListener('abort', () => void reader.cancel(signal.reason).catch(() => undefined), { once: true });
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
