import type { ThemeTokens } from '@mallard/ui/theme';

/** The brand mark of the component `BrandMark`, with the name beside it, as the URL of an SVG image. @param font families of the name */
export function brandImage({ line, foreground }: ThemeTokens['color'], font: readonly string[]): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 136 32" width="136" height="32">
<path d="M6.4 24.6h14.9c3.3 1.3 5.9 3.8 6.7 7.4H1.6c.5-3.1 2.2-5.9 4.8-7.4z" fill="#8A4A33"/>
<path d="M6.5 21.2h14.3l.5 3.4H6.4z" fill="#fff"/>
<path d="M13.4 1.2c5.3 0 9.5 4.1 9.5 9 0 3-1 4.3-1.8 5.9-.7 1.4-.6 3-.3 5.1H6.5c.3-2.5.1-3.8-.7-5.3C4.7 14 3.9 12.5 3.9 10.2c0-4.9 4.2-9 9.5-9z" fill="${line.brand}"/>
<path d="M22.3 8c2.7.2 6 1.8 8.4 3.3 1 .6.7 1.9-.4 2.1-2.9.6-6 .8-8.3.2-1.2-1.8-1-4.3.3-5.6z" fill="#F2A51F"/>
<circle cx="17.3" cy="8.5" r="1.5" fill="#fff"/>
<text x="42" y="24" font-family="${font.join()}" font-size="22" font-weight="600" fill="${foreground.default}">Mallard</text>
</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
