/** Maximum size of a response in bytes. */
const MAX_RESPONSE_BYTES = 5 * 1024 * 1024;

/**
 * Returns the body of a response as text, or `null` when it is longer than {@link MAX_RESPONSE_BYTES}: reading stops
 * there, so that no back end can fill the memory of a phone.
 *
 * A copy of the body is measured before the body itself is read by `text()`: Chromium reports a request as failed
 * (`net::ERR_ABORTED`) when a stream reader has read its body to the end.
 *
 * @param signal stops reading, also for a body that does not come from the network
 */
export async function readText(response: Response, signal: AbortSignal): Promise<string | null> {
  const { body } = response;
  if (body === null) return '';
  if (Number(response.headers.get('Content-Length') ?? 0) > MAX_RESPONSE_BYTES) {
    await body.cancel();
    return null;
  }
  const reader = response.clone().body?.getReader();
  const cancel = (reason?: unknown) =>
    // A stream is cancelled only when both copies are.
    Promise.all([reader?.cancel(reason), response.body?.cancel(reason)]).catch(() => undefined);
  signal.addEventListener('abort', () => void cancel(signal.reason), { once: true });
  let bytes = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return response.text();
    bytes += chunk.value.byteLength;
    if (bytes > MAX_RESPONSE_BYTES) {
      await cancel();
      return null;
    }
  }
}
