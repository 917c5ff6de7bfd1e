import type { Square } from './crop.ts';

/** Side of the result in px: sharp for the largest avatar on a screen with a pixel ratio of 3. */
const SIDE = 512;
const QUALITY = 0.9;

/**
 * Renders a square of a picture as a JPEG of 512 px per side; transparent pixels become white.
 *
 * @param image the loaded picture
 * @param name of the source file
 * @throws {Error} when the browser cannot render it
 */
export async function cutOut(image: HTMLImageElement, { x, y, side }: Square, name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, SIDE, SIDE);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, side, side, 0, 0, SIDE, SIDE);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('The canvas could not be converted to an image.');
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
}
