import type { LineProduct } from '@mallard/offline/queue';

/** Fetches the picture of a product as a file, in place of a photo by a customer. */
export async function photographOf({ skuUuid, image }: LineProduct): Promise<File> {
  const picture = await fetch(image.url).then((answer) => answer.blob());
  return new File([picture], `${skuUuid}.webp`, { type: 'image/webp', lastModified: 1 });
}
