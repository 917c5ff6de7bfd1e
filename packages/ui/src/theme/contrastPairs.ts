/** Two tokens that are used as foreground and background, and the WCAG 2.2 contrast that they need in every theme. */
export interface ContrastPair {
  /** Path of the foreground color below `color`, joined by dots. */
  over: string;
  /** Path of the background color. */
  ground: string;
  /** 4.5 for text, 3 for shapes and large text. */
  atLeast: 3 | 4.5;
  /** Where the pair occurs. */
  where: string;
}

/** Pairs that the contrast test checks in both themes. Add a pair when you use a color on a new background. */
export const contrastPairs: readonly ContrastPair[] = [
  { over: 'foreground.default', ground: 'background.canvas', atLeast: 4.5, where: 'body text' },
  { over: 'foreground.default', ground: 'background.surface', atLeast: 4.5, where: 'body text on cards' },
  { over: 'foreground.default', ground: 'background.sunken', atLeast: 4.5, where: 'text in wells' },
  { over: 'foreground.default', ground: 'background.hover', atLeast: 4.5, where: 'hovered row' },
  { over: 'foreground.muted', ground: 'background.canvas', atLeast: 4.5, where: 'secondary text' },
  { over: 'foreground.muted', ground: 'background.sunken', atLeast: 4.5, where: 'secondary in wells' },
  { over: 'foreground.subtle', ground: 'background.canvas', atLeast: 4.5, where: 'meta, struck price' },
  { over: 'foreground.subtle', ground: 'background.surface', atLeast: 4.5, where: 'meta on cards' },
  { over: 'foreground.subtle', ground: 'background.sunken', atLeast: 4.5, where: 'placeholder in wells' },
  { over: 'foreground.brand', ground: 'background.canvas', atLeast: 4.5, where: 'active nav, brand text' },
  { over: 'foreground.brand', ground: 'background.brand-subtle', atLeast: 4.5, where: 'selected chip' },
  { over: 'foreground.price', ground: 'background.canvas', atLeast: 4.5, where: 'deal price' },
  { over: 'foreground.price', ground: 'background.surface', atLeast: 4.5, where: 'deal price on cards' },
  { over: 'foreground.price', ground: 'background.accent-subtle', atLeast: 4.5, where: 'deal tag, coupon' },
  { over: 'foreground.default', ground: 'background.raised', atLeast: 4.5, where: 'sheet, dialog' },
  { over: 'foreground.subtle', ground: 'background.raised', atLeast: 4.5, where: 'meta in sheets' },
  { over: 'foreground.subtle', ground: 'background.hover', atLeast: 4.5, where: 'meta on hover' },
  { over: 'foreground.subtle', ground: 'background.deal', atLeast: 4.5, where: 'struck price in deals' },
  { over: 'foreground.price', ground: 'background.deal', atLeast: 4.5, where: 'deal price in deals' },
  { over: 'foreground.default', ground: 'background.accent-muted', atLeast: 4.5, where: 'text on stub' },
  { over: 'foreground.on-scene', ground: 'scene.moss', atLeast: 4.5, where: 'hero text, darkest tint' },
  { over: 'foreground.on-scene-muted', ground: 'scene.moss', atLeast: 4.5, where: 'hero body, darkest tint' },
  { over: 'foreground.on-scene-brand', ground: 'line.collar', atLeast: 4.5, where: 'badge on a picture' },
  { over: 'foreground.price', ground: 'background.accent-muted', atLeast: 4.5, where: 'ticket stub' },
  { over: 'foreground.price-on-brand', ground: 'background.brand', atLeast: 4.5, where: 'price on green band' },
  { over: 'foreground.on-brand', ground: 'background.brand', atLeast: 4.5, where: 'text on green band' },
  { over: 'foreground.on-brand-muted', ground: 'background.brand', atLeast: 4.5, where: 'meta on green band' },
  { over: 'foreground.on-brand', ground: 'background.warm', atLeast: 4.5, where: 'text on chestnut band' },
  { over: 'foreground.on-accent', ground: 'background.accent', atLeast: 4.5, where: 'amber badge text' },
  { over: 'foreground.link', ground: 'background.canvas', atLeast: 4.5, where: 'links' },
  { over: 'foreground.info', ground: 'background.info-subtle', atLeast: 4.5, where: 'info banner' },
  { over: 'foreground.warm', ground: 'background.warm-subtle', atLeast: 4.5, where: 'craft tag' },
  { over: 'foreground.warning', ground: 'background.accent-subtle', atLeast: 4.5, where: 'offline banner' },
  { over: 'foreground.success', ground: 'background.brand-subtle', atLeast: 4.5, where: 'success tag' },
  { over: 'foreground.danger', ground: 'background.surface', atLeast: 4.5, where: 'field error' },
  { over: 'foreground.danger', ground: 'background.danger-subtle', atLeast: 4.5, where: 'error banner' },
  { over: 'foreground.inverse', ground: 'background.inverse', atLeast: 4.5, where: 'toast' },
  { over: 'foreground.rating', ground: 'background.canvas', atLeast: 3, where: 'stars (graphic)' },
  { over: 'action.primary.foreground', ground: 'action.primary.background', atLeast: 4.5, where: 'primary button' },
  { over: 'action.primary.foreground', ground: 'action.primary.hover', atLeast: 4.5, where: 'primary hover' },
  { over: 'action.primary.foreground', ground: 'action.primary.pressed', atLeast: 4.5, where: 'primary pressed' },
  { over: 'action.accent.foreground', ground: 'action.accent.background', atLeast: 4.5, where: 'amber button' },
  { over: 'action.accent.foreground', ground: 'action.accent.hover', atLeast: 4.5, where: 'amber hover' },
  { over: 'action.accent.foreground', ground: 'action.accent.pressed', atLeast: 4.5, where: 'amber pressed' },
  { over: 'action.danger.foreground', ground: 'action.danger.background', atLeast: 4.5, where: 'danger button' },
  { over: 'action.primary.background', ground: 'background.canvas', atLeast: 3, where: 'button shape' },
  { over: 'line.field', ground: 'background.surface', atLeast: 3, where: 'field border' },
  { over: 'line.field', ground: 'background.canvas', atLeast: 3, where: 'field border' },
  { over: 'line.focus', ground: 'background.canvas', atLeast: 3, where: 'focus ring' },
  { over: 'line.focus', ground: 'background.surface', atLeast: 3, where: 'focus ring' },
  { over: 'line.collar', ground: 'background.brand', atLeast: 3, where: 'collar on green' },
  { over: 'line.brand', ground: 'background.surface', atLeast: 3, where: 'selected ring' },
  { over: 'foreground.success-on-inverse', ground: 'background.inverse', atLeast: 3, where: 'sign of a toast' },
  { over: 'foreground.danger-on-inverse', ground: 'background.inverse', atLeast: 3, where: 'sign of a failure toast' },
  { over: 'background.brand-strong', ground: 'foreground.on-brand', atLeast: 4.5, where: 'clock on green panels' },
  { over: 'foreground.muted', ground: 'background.danger-subtle', atLeast: 4.5, where: 'error panel' },
  { over: 'foreground.muted', ground: 'background.raised', atLeast: 4.5, where: 'dialog' },
];
