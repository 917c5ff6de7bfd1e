/** A square selection of a picture. */
export interface Crop {
  /** Center of the square, as a fraction of the picture's width. */
  x: number;
  /** Center of the square, as a fraction of the picture's height. */
  y: number;
  /** 1 for the largest square that fits; 2 for a square of half its side. */
  zoom: number;
}

/** Width and height of a picture in px. */
export interface PictureSize {
  width: number;
  height: number;
}

/** A square within a picture: its corner nearest to the origin, and its side, in px. */
export interface Square {
  x: number;
  y: number;
  side: number;
}

export const MAX_ZOOM = 4;
/** The largest square in the center. */
export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };

/** Returns the nearest crop whose square is inside the picture. */
export function clampCrop({ x, y, zoom }: Crop, size: PictureSize): Crop {
  const within = clamp(zoom, 1, MAX_ZOOM);
  const half = Math.min(size.width, size.height) / within / 2;
  const [halfX, halfY] = [half / size.width, half / size.height];
  return { x: clamp(x, halfX, 1 - halfX), y: clamp(y, halfY, 1 - halfY), zoom: within };
}

/**
 * Moves the square over the picture.
 *
 * @param right in sides of the square
 * @param down in sides of the square
 */
export function moveCrop(crop: Crop, size: PictureSize, right: number, down: number): Crop {
  const { side } = squareOf(crop, size);
  return clampCrop({ ...crop, x: crop.x + (right * side) / size.width, y: crop.y + (down * side) / size.height }, size);
}

/** Returns the square of a crop in pixels. */
export function squareOf(crop: Crop, size: PictureSize): Square {
  const { x, y, zoom } = clampCrop(crop, size);
  const side = Math.min(size.width, size.height) / zoom;
  return { x: x * size.width - side / 2, y: y * size.height - side / 2, side };
}

function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(Math.max(value, lowest), highest);
}
