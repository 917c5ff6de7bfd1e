/** Whether a text shows nothing: white space and invisible format characters only. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cf}]*$/u.test(text);
}
