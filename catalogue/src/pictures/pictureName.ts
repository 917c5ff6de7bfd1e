import type { PictureSpec } from '../types.ts';

/** Path of a product picture: `/media/pictures/<shape>-<tint>-<RRGGBB>.svg`. */
export function pictureUrl({ shape, tint, colour }: PictureSpec): string {
  return `/media/pictures/${shape}-${tint}-${colour.slice(1)}.svg`;
}
