import { globalFontFace } from '@vanilla-extract/css';
import { tall } from './breakpoints.ts';
import { byTheme } from './byTheme.ts';
import { focusRing, focusRingOnBrand } from './focusRing.ts';
import { layeredGlobal } from './layeredGlobal.ts';
import { layers } from './layers.css.ts';
import { reducedMotion } from './motion.ts';
import { noticeHeight } from './noticeHeight.ts';
import { quotesFace } from './tokens/typography.ts';
import { vars } from './vars.css.ts';

const reset = layers.reset;

const quotes = { unicodeRange: 'U+2018-2019, U+201C-201D' };
globalFontFace(quotesFace, [
  { ...quotes, fontWeight: 400, src: 'local("DejaVu Sans")' },
  { ...quotes, fontWeight: 600, src: 'local("DejaVu Sans Bold")' },
]);

layeredGlobal('*, *::before, *::after', { boxSizing: 'border-box' }, reset);
layeredGlobal(
  'html',
  {
    WebkitTextSizeAdjust: '100%',
    textSizeAdjust: '100%',
    // Elements focused with the Tab key scroll clear of the bars and of the network notice.
    '@media': { [tall]: { scrollPaddingBlock: `96px calc(96px + ${noticeHeight})` } },
  },
  reset,
);
layeredGlobal('body', { margin: 0, minBlockSize: '100dvb' }, reset);
layeredGlobal(
  'h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset',
  { margin: 0, padding: 0, border: 0, minInlineSize: 0 },
  reset,
);
layeredGlobal('ul, ol', { listStyle: 'none' }, reset);
layeredGlobal('h1, h2, h3, h4, h5, h6', { font: 'inherit', textWrap: 'balance' }, reset);
layeredGlobal('p', { textWrap: 'pretty' }, reset);
layeredGlobal('a', { color: 'inherit', textDecoration: 'none' }, reset);
layeredGlobal(
  'button, input, select, textarea',
  { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  reset,
);
layeredGlobal('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' }, reset);
layeredGlobal('img', { display: 'block', maxInlineSize: '100%', blockSize: 'auto' }, reset);
layeredGlobal('dialog', { padding: 0, border: 0, color: 'inherit' }, reset);
// Dates, times and phone numbers in digits run from left to right in every script.
layeredGlobal('time, [type="tel"]', { unicodeBidi: 'plaintext' }, reset);
layeredGlobal('time', { justifySelf: 'start' }, reset);
// Right-to-left names and notes must not change the order of the text beside them.
layeredGlobal('span, a, b, strong, em', { unicodeBidi: 'isolate' }, reset);
layeredGlobal('[hidden]', { display: 'none !important' }, reset);

layeredGlobal('body', {
  background: vars.color.background.canvas,
  font: vars.typography.body,
  fontKerning: 'normal',
  lineBreak: 'strict',
  // Dates from Intl have no spaces between Chinese and digits, but the messages of the shop do.
  textAutospace: 'normal',
  overflowWrap: 'anywhere',
  WebkitFontSmoothing: 'antialiased',
});
layeredGlobal('body', { '@media': { print: { background: vars.color.background.surface } } });
// Latin words must not break in the middle; Chinese has no word boundaries to preserve.
layeredGlobal(':lang(en) body, body:lang(en)', { overflowWrap: 'break-word', hyphens: 'manual' });
layeredGlobal('img', { filter: byTheme('none', 'brightness(0.84) saturate(0.96)') });
// Text links without a shape get a rounded ring too.
layeredGlobal(':is(a, button, summary):focus-visible', { borderRadius: vars.radius.xs }, reset);
layeredGlobal(':focus-visible', focusRing);
// Headings and lists that receive the focus after a button was removed: their ring keeps a distance
// from the text.
layeredGlobal('[tabindex="-1"]:focus-visible', {
  borderRadius: vars.radius.sm,
  outlineOffset: '4px',
  boxShadow: 'none',
});
// Zero, not almost zero: `transition-property` is `all` by default, so any other duration delays every
// change of layout, too, by a frame.
const motionless = {
  animationDuration: '0s !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0s !important',
  scrollBehavior: 'auto !important' as 'auto',
} as const;
layeredGlobal('*, *::before, *::after', { '@media': { [reducedMotion]: motionless } });
const quiet = ':root[data-motion="reduce"]';
layeredGlobal(`${quiet}, ${quiet} *, ${quiet} *::before, ${quiet} *::after`, motionless);

layeredGlobal('[data-on-brand] :focus-visible', focusRingOnBrand);
