import type { LineProduct } from '@mallard/offline/queue';

/** The picture of a thing as somebody takes it who has bought it. */
export async function photographOf({ skuUuid, image }: LineProduct): Promise<File> {
  const picture = await fetch(image.url).then((answer) => answer.blob());
  return new File([picture], `${skuUuid}.webp`, { type: 'image/webp', lastModified: 1 });
}
