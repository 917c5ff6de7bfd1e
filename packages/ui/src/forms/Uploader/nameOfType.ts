const typeNames: Readonly<Record<string, string>> = { 'image/jpeg': 'JPG', 'image/webp': 'WebP' };

/** Returns the common name of a media type. @example nameOfType('image/png') // 'PNG' */
export function nameOfType(type: string): string {
  return typeNames[type] ?? (type.split('/')[1] ?? type).toUpperCase();
}
