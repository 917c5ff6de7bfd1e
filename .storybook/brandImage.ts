import type { ThemeTokens } from '@mallard/ui/theme';
import { brandMark } from '../packages/ui/src/theme/tokens/brandMark.ts';

/** The brand mark of the component `BrandMark`, with the name beside it, as the URL of an SVG image. @param font families of the name */
export function brandImage({ line, foreground }: ThemeTokens['color'], font: readonly string[]): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 136 32" width="136" height="32">
<path d="${brandMark.chest}" fill="#8A4A33"/>
<path d="${brandMark.collar}" fill="#fff"/>
<path d="${brandMark.head}" fill="${line.brand}"/>
<path d="${brandMark.bill}" fill="#F2A51F"/>
<path d="${brandMark.eye}" fill="#fff"/>
<text x="42" y="24" font-family="${font.join()}" font-size="22" font-weight="600" fill="${foreground.default}">Mallard</text>
</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
