import { serverMessages } from '@mallard/domain/serving';
import type { RenderedPage } from '../src/app/entry-server.tsx';
import { preloadHasPolyfill } from '../src/app/loadHasPolyfill.ts';
import { START_FAILURE_ID } from '../src/app/startFailure.ts';
import { withBase } from '../src/navigation/basePath.ts';
import { escapeHtml } from '../src/navigation/head.ts';
import type { PageAssets } from './manifest.ts';

// Inline in the page, because the stylesheets can be what failed to load.
const START_FAILURE_STYLE = `#${START_FAILURE_ID}{position:fixed;z-index:1000;inset:0 0 auto;margin:0;padding:12px 16px;background:#8c2f1b;color:#fff;text-align:center;font:16px/1.5 system-ui,sans-serif}#${START_FAILURE_ID} a{color:inherit;font-weight:600;text-decoration:underline}`;

interface DocumentInput {
  page: RenderedPage;
  /** `<link>` and `<script>` tags of the page's code. */
  assets: string;
  /** Inline style, from `inlineStyle`. */
  style: string;
  /** Inline script that runs before all others. */
  firstScript: string;
  /** URL of the shop's logo; `null` for the default icons. */
  logo: string | null;
  /** Serializes data for use inside a `<script>` element. */
  scriptJson: (value: unknown) => string;
}

/**
 * Returns the inline style of pages. It declares the cascade layers before any stylesheet, because the bundler doesn't guarantee the
 * order of stylesheets. In another order, the reset would override the components.
 *
 * @param layers cascade layers from weakest to strongest
 */
export const inlineStyle = (layers: readonly string[]) => `@layer ${layers.join(', ')};${START_FAILURE_STYLE}`;

/** Returns the HTML document of a rendered page. */
export function documentMarkup({ page, assets, style, firstScript, scriptJson, logo }: DocumentInput): string {
  const { locale, theme, motion } = page.state;
  // Inline in the page, because the files with messages can be what failed to load.
  const { text, reload } = serverMessages[locale].startFailure;
  return `<!doctype html>
<html lang="${locale}" data-theme="${theme}" data-motion="${motion}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#fbf9f5" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#111816" media="(prefers-color-scheme: dark)">
<style>${style}</style>
<script>${firstScript}</script>
${iconTags(logo)}
<link rel="manifest" href="${withBase('/manifest.webmanifest')}">
${page.head}
${assets}
</head>
<body>
<div id="app">${page.body}</div>
<p id="${START_FAILURE_ID}" role="alert" hidden>${text} <a href="">${reload}</a></p>
<script type="application/json" id="state">${scriptJson(page.state)}</script>
</body>
</html>
`;
}

function iconTags(logo: string | null): string {
  if (logo !== null) return `<link rel="icon" href="${escapeHtml(withBase(logo))}">`;
  return `<link rel="icon" href="${withBase('/favicon.svg')}" type="image/svg+xml">\n<link rel="apple-touch-icon" href="${withBase('/icons/180.png')}">`;
}

/** Tags of a page's code. */
export interface PageTags {
  markup: string;
  /** Content of the inline scripts among them. */
  scripts: readonly string[];
}

/**
 * Returns the tags of a page's chunks: styles, module preloads and the entry. Styles that are bundled in the screen's stylesheet get
 * disabled links, which aren't fetched: without a link, Vite would load the file together with a lazy chunk.
 */
export function assetTags({ scripts, styles, bundledStyles, hasPolyfill }: PageAssets): PageTags {
  const [entry, ...preloads] = scripts;
  const polyfillScript = preloadHasPolyfill(hasPolyfill);
  const tags = [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...bundledStyles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    `<script>${polyfillScript}</script>`,
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${entry}"></script>`,
  ];
  return { markup: tags.join('\n'), scripts: [polyfillScript] };
}
