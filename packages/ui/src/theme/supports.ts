/** Query for `@supports`: browsers with `color-mix()`. Without it a declaration that uses it has no value at all. */
export const canMixColors = '(color: color-mix(in srgb, red, blue))';
