import type { Locale } from '@mallard/domain/messages';
import type { RenderedPage } from '../src/app/entry-server.tsx';
import { preloadHasPolyfill } from '../src/app/loadHasPolyfill.ts';
import { START_FAILURE_ID } from '../src/app/startFailure.ts';
import startFailureEnUS from '../src/locales/en-US/startFailure.json' with { type: 'json' };
import startFailureJaJP from '../src/locales/ja-JP/startFailure.json' with { type: 'json' };
import startFailureZhCN from '../src/locales/zh-CN/startFailure.json' with { type: 'json' };
import type { PageAssets } from './manifest.ts';

/** In the page itself, because the files with messages can be what failed to load. */
const startFailureMessages: Readonly<Record<Locale, typeof startFailureZhCN>> = {
  'zh-CN': startFailureZhCN,
  'en-US': startFailureEnUS,
  'ja-JP': startFailureJaJP,
};

/** In the page itself: the stylesheets may be what could not be loaded. */
const START_FAILURE_STYLE = `#${START_FAILURE_ID}{position:fixed;z-index:1000;inset:0 0 auto;margin:0;padding:12px 16px;background:#8c2f1b;color:#fff;text-align:center;font:16px/1.5 system-ui,sans-serif}#${START_FAILURE_ID} a{color:inherit;font-weight:600;text-decoration:underline}`;

interface DocumentInput {
  page: RenderedPage;
  /** `<link>` and `<script>` tags of the page's code. */
  assets: string;
  /** Cascade layers from weakest to strongest. */
  layers: readonly string[];
  /** Runs before anything else does. */
  firstScript: string;
  /** Writes data so that it can stand in a script element. */
  scriptJson: (value: unknown) => string;
  nonce: string;
}

/**
 * Writes the whole HTML document around a rendered page. It names the cascade layers before any stylesheet: which of the
 * built ones comes first is the bundler's choice, and another order would let the reset win over the components.
 */
export function documentMarkup({ page, assets, layers, firstScript, scriptJson, nonce }: DocumentInput): string {
  const { locale, theme, motion } = page.state;
  const { text, reload } = startFailureMessages[locale];
  return `<!doctype html>
<html lang="${locale}" data-theme="${theme}" data-motion="${motion}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#fbf9f5" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#111816" media="(prefers-color-scheme: dark)">
<style nonce="${nonce}">@layer ${layers.join(', ')};${START_FAILURE_STYLE}</style>
<script nonce="${nonce}">${firstScript}</script>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/180.png">
<link rel="manifest" href="/manifest.webmanifest">
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

/**
 * Writes the tags of built chunks: styles first, the entry as a module, the rest as preloads. Styles that are held by a sheet are
 * named, but not fetched: code that comes later would look for them.
 */
export function assetTags({ scripts, styles, held, hasPolyfill }: PageAssets, nonce: string): string {
  const [entry, ...preloads] = scripts;
  return [
    // React Aria reads it for the one style element that it adds.
    `<meta property="csp-nonce" nonce="${nonce}">`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...held.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    `<script nonce="${nonce}">${preloadHasPolyfill(hasPolyfill)}</script>`,
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}" nonce="${nonce}">`),
    `<script type="module" src="${entry}" nonce="${nonce}"></script>`,
  ].join('\n');
}
