const VISIBLE = /^[\x20-\x7e]*$/;

/** Whether a header can carry it; `fetch` throws at what is none, such as a token that was spoilt in storage. */
export function isHeaderValue(text: string): boolean {
  return VISIBLE.test(text);
}
