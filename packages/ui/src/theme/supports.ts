/** Query for `@supports`: browsers with `color-mix()`. Without it a declaration that uses it has no value at all. */
export const canMixColors = '(color: color-mix(in srgb, red, blue))';

/** Query for `@supports`: browsers with the unit `lh`, which Firefox has from version 120 on. */
export const hasLineHeightUnit = '(block-size: 1lh)';
