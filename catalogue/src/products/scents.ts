import { colours } from './colourOptions.ts';
import { renamed } from './renamed.ts';

/** Scents of the shop, by the color of their bottle or label. */
const scentNames = {
  bottleGreen: ['bottle-green', ['蕨叶青柠', 'Fern & lime']],
  amber: ['amber', ['橙皮安息香', 'Orange peel & benzoin']],
  rose: ['rose', ['旷野玫瑰', 'Wild rose']],
  sage: ['sage', ['庭园鼠尾草', 'Garden sage']],
} as const;

/** Creates a scent option, where each value has the picture of its color. */
export function scents(names: readonly (keyof typeof scentNames)[]) {
  const words = Object.fromEntries(names.map((name) => scentNames[name]));
  return renamed(colours(['香味', 'Scent'], names), 'scent', ['香味', 'Scent'], words);
}
