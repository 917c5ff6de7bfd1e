import { localized, type Words } from '../localized.ts';
import type { Localized } from '../types.ts';

/** What a photograph beside the cover shows, in the order of a gallery, in words that follow the product's name. */
const viewWords = {
  detail: ['细节特写', 'close-up'],
  side: ['侧面', 'from the side'],
  back: ['背面', 'from behind'],
  above: ['俯视', 'from above'],
  open: ['打开的样子', 'opened'],
  set: ['成套摆放', 'as a set'],
  'in-use': ['使用场景', 'in use'],
  texture: ['材质特写', 'the material up close'],
  scale: ['大小对照', 'beside something to show its size'],
} as const satisfies Record<string, Words>;

/** Name of a view, as at the end of a photograph's name. */
export type PhotographView = keyof typeof viewWords;

/** Every view, in the order of a gallery. */
export const photographViews = Object.keys(viewWords) as PhotographView[];

/** What a picture of a product shows, in words: title, then colour and view where they say more. */
export function altOf(title: Localized, colour: Localized | undefined, view?: PhotographView): Localized {
  const seen = view && localized(viewWords[view]);
  return {
    'zh-CN': [title['zh-CN'], colour?.['zh-CN'], seen?.['zh-CN']].filter((part) => part !== undefined).join('，'),
    'en-US': [inColour(title['en-US'], colour?.['en-US']), seen?.['en-US']]
      .filter((part) => part !== undefined)
      .join(', '),
  };
}

function inColour(title: string, colour: string | undefined): string {
  return colour === undefined ? title : `${title} in ${colour.toLowerCase()}`;
}
