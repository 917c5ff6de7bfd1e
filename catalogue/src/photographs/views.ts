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
  scale: ['大小对比', 'sizes compared'],
} as const satisfies Record<string, Words>;

/** Name of a view, as at the end of a photograph's name. */
export type PhotographView = keyof typeof viewWords;

/** Every view, in the order of a gallery. */
export const photographViews = Object.keys(viewWords) as PhotographView[];

/** What was chosen for a photograph, such as amber among the glazes. */
export interface PicturedChoice {
  /** Name of the group. */
  group: Localized;
  name: Localized;
}

/** What a picture of a product shows, in words: title, then choice and view where they say more. */
export function altOf(title: Localized, choice: PicturedChoice | undefined, view?: PhotographView): Localized {
  const seen = view && localized(viewWords[view]);
  const wordsIn = (language: keyof Localized) => [
    title[language],
    ...(choice ? [`${choice.group[language]}${language === 'zh-CN' ? '：' : ': '}${choice.name[language]}`] : []),
    ...(seen ? [seen[language]] : []),
  ];
  return { 'zh-CN': wordsIn('zh-CN').join('，'), 'en-US': wordsIn('en-US').join('; ') };
}
