/** Query for `@supports`: browsers with `color-mix()`. Others discard the whole declaration. */
export const canMixColors = '(color: color-mix(in srgb, red, blue))';

/** Query for `@supports`: browsers with the unit `lh` (Firefox 120 and later). */
export const hasLineHeightUnit = '(block-size: 1lh)';
