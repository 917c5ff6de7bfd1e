import type { PictureSpec } from '../types.ts';
import { backdrop } from './backdrop.ts';
import { createBrush } from './brush.ts';
import { drawings } from './shapes.ts';
import { svgDocument } from './svgDocument.ts';

/** Width and height of a product picture, in units of its viewBox and in CSS pixels. */
export const pictureSize = 960;

/** Draws a product picture as an SVG document, the same text for the same spec. */
export function productPicture({ shape, tint, colour }: PictureSpec): string {
  const brush = createBrush();
  const drawing = backdrop(brush, tint, pictureSize, pictureSize) + drawings[shape](brush, colour);
  return svgDocument(pictureSize, pictureSize, brush, drawing);
}
