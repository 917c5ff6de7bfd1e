import { localized, type Words } from '../localized.ts';
import type { SpecificationDraft, SpecificationValueDraft } from '../photographs/productPictures.ts';
import { picture } from '../pictures/look.ts';
import { type PictureColour, pictureColours } from '../pictures/palette.ts';
import type { PictureShape, SceneTint } from '../types.ts';

interface ColourFacts {
  slug: string;
  name: Words;
  /** Backdrop on which the colour looks best. */
  tint: SceneTint;
}

const colourFacts: Readonly<Record<PictureColour, ColourFacts>> = {
  bottleGreen: { slug: 'bottle-green', name: ['瓶绿', 'Bottle green'], tint: 'sage' },
  speculumBlue: { slug: 'speculum-blue', name: ['翼镜蓝', 'Speculum blue'], tint: 'mist' },
  amber: { slug: 'amber', name: ['琥珀', 'Amber'], tint: 'butter' },
  chestnut: { slug: 'chestnut', name: ['栗棕', 'Chestnut'], tint: 'clay' },
  cream: { slug: 'cream', name: ['米白', 'Cream'], tint: 'blush' },
  ink: { slug: 'ink', name: ['夜墨', 'Ink'], tint: 'stone' },
  clay: { slug: 'clay', name: ['陶橘', 'Terracotta'], tint: 'sand' },
  sage: { slug: 'sage', name: ['鼠尾草', 'Sage'], tint: 'cream' },
  walnut: { slug: 'walnut', name: ['胡桃色', 'Walnut'], tint: 'moss' },
  grey: { slug: 'grey', name: ['雾灰', 'Mist gray'], tint: 'lilac' },
  rose: { slug: 'rose', name: ['藕粉', 'Dusty rose'], tint: 'blush' },
  brass: { slug: 'brass', name: ['黄铜', 'Brass'], tint: 'mist' },
};

/** Colour group of a product: one swatch and one picture per colour. */
export function colours(name: Words, shape: PictureShape, names: readonly PictureColour[]): SpecificationDraft {
  return { slug: 'colour', name: localized(name), values: names.map((colour) => colourValue(shape, colour)) };
}

function colourValue(shape: PictureShape, colour: PictureColour): SpecificationValueDraft {
  const { slug, name, tint } = colourFacts[colour];
  return { slug, name: localized(name), swatch: pictureColours[colour], drawing: picture([shape, tint, colour]) };
}

/** Group of options without colour, such as size; each choice is its slug and its name. */
export function choices(slug: string, name: Words, values: Readonly<Record<string, Words>>): SpecificationDraft {
  return {
    slug,
    name: localized(name),
    values: Object.entries(values).map(([value, words]) => ({ slug: value, name: localized(words) })),
  };
}
