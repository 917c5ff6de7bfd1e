import { forcedColors } from './motion.ts';

interface Drawing {
  /** Side of the icon, px. */
  size: number;
  /** Side of the square that the path is written for. @default 24 */
  grid?: number;
  /** Width of the line, in units of the path. */
  line: number;
  /** Whether the shape is filled. @default false */
  isSolid?: boolean;
  /** Color of the icon. @default 'currentColor' */
  color?: string;
}

/**
 * Style fragment that shows an icon on a pseudo-element, without an element of its own. Use it in
 * `selectors`, for icons that occur a hundred times on a page. Everywhere else, use `Icon`.
 *
 * @param path as in the attribute `d`
 */
export function iconStyle(path: string, { size, grid = 24, line, isSolid = false, color = 'currentColor' }: Drawing) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${grid} ${grid}" fill="${isSolid ? '#000' : 'none'}" stroke="#000" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`;
  return {
    content: '""',
    flex: 'none',
    inlineSize: `${size}px`,
    blockSize: `${size}px`,
    background: color,
    mask: `url('data:image/svg+xml,${svg.replaceAll('#', '%23')}') center / contain no-repeat`,
    // Forced-colors mode replaces backgrounds, and the icon is a masked background.
    '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'ButtonText' } },
  } as const;
}
