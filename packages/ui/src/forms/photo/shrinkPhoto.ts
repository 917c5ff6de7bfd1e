/** Maximum side of a photo that is scaled down, in px: larger than any picture in a shop. */
const MAX_SIDE = 2560;
/** Tried one by one until the photo is small enough. */
const ATTEMPTS = [
  { side: MAX_SIDE, quality: 0.9 },
  { side: MAX_SIDE, quality: 0.75 },
  { side: MAX_SIDE / 2, quality: 0.75 },
  { side: MAX_SIDE / 4, quality: 0.75 },
] as const;

/**
 * Encodes a photo as a smaller JPEG, rotated by its Exif orientation; transparent pixels become
 * white.
 *
 * @throws {Error} when the browser cannot decode it, or cannot make it small enough
 */
export async function shrinkPhoto(file: File, maxBytes: number): Promise<File> {
  const image = await openImage(file);
  for (const { side, quality } of ATTEMPTS) {
    const blob = await renderImage(image, side, quality);
    if (blob.size > maxBytes) continue;
    const name = `${file.name.replace(/\.[^.]*$/, '')}.jpg`;
    return new File([blob], name, { type: blob.type, lastModified: file.lastModified });
  }
  throw new Error('The photo stays too large.');
}

/** Uses an image element, because browsers apply the Exif orientation to it, but not to every bitmap. */
async function openImage(file: File): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function renderImage(image: HTMLImageElement, side: number, quality: number): Promise<Blob> {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, side / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!blob) throw new Error('This photo cannot be rendered.');
  return blob;
}
