/** Returns the custom properties of some tokens, for example `--mallard-color-line-focus`. */
export function toProperties(tokens: object, prefix = '--mallard'): Record<string, string> {
  const properties: Record<string, string> = {};
  for (const [name, value] of Object.entries(tokens)) {
    if (typeof value === 'string') properties[`${prefix}-${name}`] = value;
    else Object.assign(properties, toProperties(value, `${prefix}-${name}`));
  }
  return properties;
}
