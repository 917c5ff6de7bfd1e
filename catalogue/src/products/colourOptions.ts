import { localized, type Words } from '../localized.ts';
import type { ProductSpecification } from '../types.ts';

interface ColourFacts {
  slug: string;
  name: Words;
  /** `#RRGGBB`. */
  swatch: string;
}

const colourFacts = {
  bottleGreen: { slug: 'bottle-green', name: ['瓶绿', 'Bottle green'], swatch: '#0E5546' },
  wingBlue: { slug: 'wing-blue', name: ['翼镜蓝', 'Wing blue'], swatch: '#2F449C' },
  amber: { slug: 'amber', name: ['琥珀', 'Amber'], swatch: '#C8811B' },
  chestnut: { slug: 'chestnut', name: ['栗棕', 'Chestnut'], swatch: '#8A4A33' },
  cream: { slug: 'cream', name: ['米白', 'Cream'], swatch: '#F3EEE3' },
  ink: { slug: 'ink', name: ['夜墨', 'Ink'], swatch: '#1F2925' },
  clay: { slug: 'clay', name: ['陶橘', 'Terracotta'], swatch: '#B96A45' },
  sage: { slug: 'sage', name: ['鼠尾草', 'Sage'], swatch: '#8FA693' },
  walnut: { slug: 'walnut', name: ['胡桃色', 'Walnut'], swatch: '#A9683F' },
  grey: { slug: 'grey', name: ['雾灰', 'Mist gray'], swatch: '#8B9490' },
  rose: { slug: 'rose', name: ['藕粉', 'Dusty rose'], swatch: '#C98F86' },
  brass: { slug: 'brass', name: ['黄铜', 'Brass'], swatch: '#C49A4A' },
} as const satisfies Record<string, ColourFacts>;

/** Creates the color option of a product. The product needs a photograph in each color. */
export function colours(name: Words, names: readonly (keyof typeof colourFacts)[]): ProductSpecification {
  return {
    slug: 'colour',
    name: localized(name),
    values: names.map((colour) => ({ ...colourFacts[colour], name: localized(colourFacts[colour].name) })),
  };
}

/** Creates an option without colors, such as size. @param values names by slug */
export function choices(slug: string, name: Words, values: Readonly<Record<string, Words>>): ProductSpecification {
  return {
    slug,
    name: localized(name),
    values: Object.entries(values).map(([value, words]) => ({ slug: value, name: localized(words) })),
  };
}
