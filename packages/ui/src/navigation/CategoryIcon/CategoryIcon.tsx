import {
  Armchair,
  BedDouble,
  CupSoda,
  Droplets,
  Flower2,
  Headphones,
  Lamp,
  LayoutGrid,
  NotebookPen,
} from '../../foundations/Icon/glyphs.ts';
import type { Glyph } from '../../foundations/Icon/Icon.tsx';
import { Icon, type IconProps } from '../../foundations/Icon/Icon.tsx';

export interface CategoryIconProps extends Omit<IconProps, 'glyph'> {
  /** Name of the icon in the contract's categories. */
  name: string;
}

const glyphs = new Map<string, Glyph>([
  ['mug', CupSoda],
  ['lamp', Lamp],
  ['headphones', Headphones],
  ['armchair', Armchair],
  ['bed', BedDouble],
  ['flower', Flower2],
  ['droplet', Droplets],
  ['notebook', NotebookPen],
]);

/** Icon of a category; a neutral one for unknown names. */
export function CategoryIcon({ name, ...remainingProps }: CategoryIconProps) {
  return <Icon {...remainingProps} glyph={glyphs.get(name) ?? LayoutGrid} />;
}
