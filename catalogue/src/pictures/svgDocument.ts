import type { Brush } from './brush.ts';

/** Wraps a drawing and the fills that it used into a document. */
export function svgDocument(width: number, height: number, brush: Brush, drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${brush.definitions()}</defs>${drawing}</svg>`;
}
