import type { SampleCategory } from '../backend/shop/sampleShop.ts';
import { type BilingualText, both } from './bilingualText.ts';
import { type OutlinePicture, picture } from './picture.ts';

const sage = '#dfe5da';
const sand = '#ece4d8';
const mist = '#dde4ea';
const blush = '#f0e2de';

/** Parents before their children. */
export const categories: readonly SampleCategory[] = [
  category('kitchen', 'mug', null, ['餐厨', 'Kitchen'], { outline: 'mug', color: '#5b7a68', background: sage }),
  category('drinkware', 'mug', 'kitchen', ['杯壶', 'Drinkware'], {
    outline: 'kettle',
    color: '#3f4a52',
    background: sage,
  }),
  category('cooking', 'mug', 'kitchen', ['烹饪', 'Cooking'], { outline: 'board', color: '#8a5f3c', background: sage }),
  category('lighting', 'lamp', null, ['灯具', 'Lighting'], { outline: 'lamp', color: '#b8894f', background: sand }),
  category('audio', 'headphones', null, ['数码', 'Audio and tech'], {
    outline: 'headphones',
    color: '#4b5566',
    background: mist,
  }),
  category('textiles', 'bed', null, ['家纺', 'Textiles'], { outline: 'linen', color: '#7d8aa0', background: mist }),
  category('scent', 'flower', null, ['香氛', 'Scent'], { outline: 'candle', color: '#a8695a', background: blush }),
  category('care', 'droplet', null, ['个护', 'Care'], { outline: 'bottle', color: '#5f8275', background: blush }),
];

function category(
  slug: string,
  icon: string,
  parent: string | null,
  name: BilingualText,
  outlinePicture: OutlinePicture,
): SampleCategory {
  return {
    slug,
    icon,
    name: both(name),
    parent,
    level: parent === null ? 1 : 2,
    picture: picture(outlinePicture, name),
  };
}
