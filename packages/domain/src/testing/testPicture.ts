const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Returns the smallest picture: one pixel, PNG. */
export function testPicture(): File {
  const bytes = Uint8Array.from(atob(PNG), (character) => character.charCodeAt(0));
  return new File([bytes], 'pixel.png', { type: 'image/png' });
}
