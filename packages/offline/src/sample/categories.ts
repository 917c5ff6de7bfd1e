import type { SampleCategory } from '../backend/shop/sampleShop.ts';
import { type Drawing, picture } from './picture.ts';
import { both, type Words } from './words.ts';

const sage = '#dfe5da';
const sand = '#ece4d8';
const mist = '#dde4ea';
const blush = '#f0e2de';

/** Parents before their children. */
export const categories: readonly SampleCategory[] = [
  category('kitchen', 'mug', null, ['餐厨', 'Kitchen'], { outline: 'mug', colour: '#5b7a68', ground: sage }),
  category('drinkware', 'mug', 'kitchen', ['杯壶', 'Drinkware'], {
    outline: 'kettle',
    colour: '#3f4a52',
    ground: sage,
  }),
  category('cooking', 'mug', 'kitchen', ['烹饪', 'Cooking'], { outline: 'board', colour: '#8a5f3c', ground: sage }),
  category('lighting', 'lamp', null, ['灯具', 'Lighting'], { outline: 'lamp', colour: '#b8894f', ground: sand }),
  category('audio', 'headphones', null, ['数码', 'Audio and tech'], {
    outline: 'headphones',
    colour: '#4b5566',
    ground: mist,
  }),
  category('textiles', 'bed', null, ['家纺', 'Textiles'], { outline: 'linen', colour: '#7d8aa0', ground: mist }),
  category('scent', 'flower', null, ['香氛', 'Scent'], { outline: 'candle', colour: '#a8695a', ground: blush }),
  category('care', 'droplet', null, ['个护', 'Care'], { outline: 'bottle', colour: '#5f8275', ground: blush }),
];

function category(slug: string, icon: string, parent: string | null, name: Words, drawing: Drawing): SampleCategory {
  return { slug, icon, name: both(name), parent, level: parent === null ? 1 : 2, picture: picture(drawing, name) };
}
