import { localized, type Words } from '../localized.ts';
import type { Localized } from '../types.ts';

/** Descriptions of views other than the cover, in the order of a gallery. They follow the name of the product. */
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

/** Name of a view, which is the last part of a photograph's name. */
export type PhotographView = keyof typeof viewWords;

/** All views, in the order of a gallery. */
export const photographViews = Object.keys(viewWords) as PhotographView[];

/** The option value in a photograph, such as the glaze amber. */
export interface PicturedChoice {
  /** Name of the option. */
  group: Localized;
  name: Localized;
}

/** Returns the alternative text of a picture: title, option value and view. */
export function altOf(title: Localized, choice: PicturedChoice | undefined, view?: PhotographView): Localized {
  const description = view && localized(viewWords[view]);
  const partsIn = (language: keyof Localized) => [
    title[language],
    ...(choice ? [`${choice.group[language]}${language === 'zh-CN' ? '：' : ': '}${choice.name[language]}`] : []),
    ...(description ? [description[language]] : []),
  ];
  return { 'zh-CN': partsIn('zh-CN').join('，'), 'en-US': partsIn('en-US').join('; ') };
}
