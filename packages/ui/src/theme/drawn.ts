import { forcedColors } from './motion.ts';

interface Drawing {
  /** Side of the square it is drawn in, px. */
  size: number;
  /** Side of the square that the path is written for. */
  grid?: number;
  /** Width of the line, in units of the path. */
  line: number;
  /** Whether it is filled, too. */
  isSolid?: boolean;
  /** @default the text's */
  color?: string;
}

/**
 * Style fragment that draws an icon in the colour of the text. For what stands on a page a hundred times: the icon costs no
 * element. Everywhere else, use `Icon`. Belongs into `selectors`, on a pseudo-element.
 *
 * @param path as in the attribute `d`
 */
export function drawn(path: string, { size, grid = 24, line, isSolid = false, color = 'currentColor' }: Drawing) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${grid} ${grid}" fill="${isSolid ? '#000' : 'none'}" stroke="#000" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`;
  return {
    content: '""',
    flex: 'none',
    inlineSize: `${size}px`,
    blockSize: `${size}px`,
    background: color,
    mask: `url('data:image/svg+xml,${svg.replaceAll('#', '%23')}') center / contain no-repeat`,
    // Such a theme paints over backgrounds, and the icon is one.
    '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'ButtonText' } },
  } as const;
}
