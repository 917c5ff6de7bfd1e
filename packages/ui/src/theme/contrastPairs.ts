/** Two tokens that are used as foreground and background, and the WCAG 2.2 contrast that they need in every theme. */
export interface ContrastPair {
  /** Path of the foreground color below `color`, joined by dots. */
  over: string;
  /** Path of the background color. */
  background: string;
  /** 4.5 for text, 3 for shapes and large text. */
  atLeast: 3 | 4.5;
  /** Where the pair occurs. */
  where: string;
}

/** Pairs that the contrast test checks in both themes. Add a pair when you use a color on a new background. */
export const contrastPairs: readonly ContrastPair[] = [
  { over: 'foreground.default', background: 'background.canvas', atLeast: 4.5, where: 'body text' },
  { over: 'foreground.default', background: 'background.surface', atLeast: 4.5, where: 'body text on cards' },
  { over: 'foreground.default', background: 'background.sunken', atLeast: 4.5, where: 'text in wells' },
  { over: 'foreground.default', background: 'background.hover', atLeast: 4.5, where: 'hovered row' },
  { over: 'foreground.muted', background: 'background.canvas', atLeast: 4.5, where: 'secondary text' },
  { over: 'foreground.muted', background: 'background.sunken', atLeast: 4.5, where: 'secondary in wells' },
  { over: 'foreground.subtle', background: 'background.canvas', atLeast: 4.5, where: 'meta, struck price' },
  { over: 'foreground.subtle', background: 'background.surface', atLeast: 4.5, where: 'meta on cards' },
  { over: 'foreground.subtle', background: 'background.sunken', atLeast: 4.5, where: 'placeholder in wells' },
  { over: 'foreground.brand', background: 'background.canvas', atLeast: 4.5, where: 'active nav, brand text' },
  { over: 'foreground.brand', background: 'background.brand-subtle', atLeast: 4.5, where: 'selected chip' },
  { over: 'foreground.price', background: 'background.canvas', atLeast: 4.5, where: 'deal price' },
  { over: 'foreground.price', background: 'background.surface', atLeast: 4.5, where: 'deal price on cards' },
  { over: 'foreground.price', background: 'background.accent-subtle', atLeast: 4.5, where: 'deal tag, coupon' },
  { over: 'foreground.default', background: 'background.raised', atLeast: 4.5, where: 'sheet, dialog' },
  { over: 'foreground.subtle', background: 'background.raised', atLeast: 4.5, where: 'meta in sheets' },
  { over: 'foreground.subtle', background: 'background.hover', atLeast: 4.5, where: 'meta on hover' },
  { over: 'foreground.subtle', background: 'background.deal', atLeast: 4.5, where: 'struck price in deals' },
  { over: 'foreground.price', background: 'background.deal', atLeast: 4.5, where: 'deal price in deals' },
  { over: 'foreground.default', background: 'background.accent-muted', atLeast: 4.5, where: 'text on stub' },
  { over: 'foreground.on-scene', background: 'scene.moss', atLeast: 4.5, where: 'hero text, darkest tint' },
  { over: 'foreground.on-scene-muted', background: 'scene.moss', atLeast: 4.5, where: 'hero body, darkest tint' },
  { over: 'foreground.on-scene-brand', background: 'line.collar', atLeast: 4.5, where: 'badge on a picture' },
  { over: 'foreground.price', background: 'background.accent-muted', atLeast: 4.5, where: 'ticket stub' },
  { over: 'foreground.price-on-brand', background: 'background.brand', atLeast: 4.5, where: 'price on green band' },
  { over: 'foreground.on-brand', background: 'background.brand', atLeast: 4.5, where: 'text on green band' },
  { over: 'foreground.on-brand-muted', background: 'background.brand', atLeast: 4.5, where: 'meta on green band' },
  { over: 'foreground.on-brand', background: 'background.warm', atLeast: 4.5, where: 'text on chestnut band' },
  { over: 'foreground.on-accent', background: 'background.accent', atLeast: 4.5, where: 'amber badge text' },
  { over: 'foreground.link', background: 'background.canvas', atLeast: 4.5, where: 'links' },
  { over: 'foreground.info', background: 'background.info-subtle', atLeast: 4.5, where: 'info banner' },
  { over: 'foreground.warm', background: 'background.warm-subtle', atLeast: 4.5, where: 'craft tag' },
  { over: 'foreground.warning', background: 'background.accent-subtle', atLeast: 4.5, where: 'offline banner' },
  { over: 'foreground.success', background: 'background.brand-subtle', atLeast: 4.5, where: 'success tag' },
  { over: 'foreground.danger', background: 'background.surface', atLeast: 4.5, where: 'field error' },
  { over: 'foreground.danger', background: 'background.danger-subtle', atLeast: 4.5, where: 'error banner' },
  { over: 'foreground.inverse', background: 'background.inverse', atLeast: 4.5, where: 'toast' },
  { over: 'foreground.rating', background: 'background.canvas', atLeast: 3, where: 'stars (graphic)' },
  { over: 'action.primary.foreground', background: 'action.primary.background', atLeast: 4.5, where: 'primary button' },
  { over: 'action.primary.foreground', background: 'action.primary.hover', atLeast: 4.5, where: 'primary hover' },
  { over: 'action.primary.foreground', background: 'action.primary.pressed', atLeast: 4.5, where: 'primary pressed' },
  { over: 'action.accent.foreground', background: 'action.accent.background', atLeast: 4.5, where: 'amber button' },
  { over: 'action.accent.foreground', background: 'action.accent.hover', atLeast: 4.5, where: 'amber hover' },
  { over: 'action.accent.foreground', background: 'action.accent.pressed', atLeast: 4.5, where: 'amber pressed' },
  { over: 'action.danger.foreground', background: 'action.danger.background', atLeast: 4.5, where: 'danger button' },
  { over: 'action.primary.background', background: 'background.canvas', atLeast: 3, where: 'button shape' },
  { over: 'line.field', background: 'background.surface', atLeast: 3, where: 'field border' },
  { over: 'line.field', background: 'background.canvas', atLeast: 3, where: 'field border' },
  { over: 'line.focus', background: 'background.canvas', atLeast: 3, where: 'focus ring' },
  { over: 'line.focus', background: 'background.surface', atLeast: 3, where: 'focus ring' },
  { over: 'line.collar', background: 'background.brand', atLeast: 3, where: 'collar on green' },
  { over: 'line.brand', background: 'background.surface', atLeast: 3, where: 'selected ring' },
  { over: 'foreground.success-on-inverse', background: 'background.inverse', atLeast: 3, where: 'sign of a toast' },
  {
    over: 'foreground.danger-on-inverse',
    background: 'background.inverse',
    atLeast: 3,
    where: 'sign of a failure toast',
  },
  { over: 'background.brand-strong', background: 'foreground.on-brand', atLeast: 4.5, where: 'clock on green panels' },
  { over: 'foreground.muted', background: 'background.danger-subtle', atLeast: 4.5, where: 'error panel' },
  { over: 'foreground.muted', background: 'background.raised', atLeast: 4.5, where: 'dialog' },
];
