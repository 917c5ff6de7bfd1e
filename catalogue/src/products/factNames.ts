import type { Words } from '../localized.ts';

/** Names of the facts in product tables. */
export const factNames = {
  brand: ['品牌', 'Brand'],
  material: ['材质', 'Material'],
  capacity: ['容量', 'Capacity'],
  size: ['尺寸', 'Dimensions'],
  weight: ['净重', 'Weight'],
  making: ['工艺', 'Craft'],
  origin: ['产地', 'Origin'],
  care: ['保养', 'Care'],
  suits: ['适用', 'Suits'],
  includes: ['含件', 'Includes'],
  light: ['光源', 'Light source'],
  power: ['供电', 'Power'],
  cable: ['线长', 'Cord'],
  battery: ['续航', 'Battery life'],
  connection: ['连接', 'Connection'],
  sound: ['声音', 'Sound'],
  noise: ['噪音', 'Noise'],
  water: ['防水', 'Water resistance'],
  load: ['承重', 'Load'],
  assembly: ['安装', 'Assembly'],
  filling: ['填充', 'Filling'],
  scent: ['香调', 'Notes'],
  burning: ['燃烧时长', 'Burn time'],
  ingredients: ['主要成分', 'Key ingredients'],
  skin: ['适合肤质', 'Skin type'],
  shelfLife: ['保质期', 'Shelf life'],
  paper: ['纸张', 'Paper'],
  pages: ['页数', 'Pages'],
  nib: ['笔尖', 'Nib'],
  refill: ['笔芯', 'Refill'],
  engraving: ['刻字', 'Engraving'],
  placing: ['摆放', 'Placement'],
} as const satisfies Record<string, Words>;

/** Key of a fact in a product draft. */
export type FactName = keyof typeof factNames;
