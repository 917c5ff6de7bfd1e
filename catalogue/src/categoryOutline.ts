import type { Words } from './localized.ts';
import type { Look } from './pictures/look.ts';
import type { CategoryIcon } from './types.ts';

/** A category without children. */
export type Leaf = readonly [slug: string, name: Words, look: Look];
type Branch = readonly [slug: string, name: Words, look: Look, leaves: readonly Leaf[]];
/** A category at the top, with all that lies below it. */
interface Top {
  slug: string;
  icon: CategoryIcon;
  name: Words;
  look: Look;
  branches: readonly Branch[];
}

/** The category tree as it is written down; `categories` is the same as a list. */
export const categoryOutline: readonly Top[] = [
  {
    slug: 'kitchen',
    icon: 'mug',
    name: ['餐厨器具', 'Kitchen & table'],
    look: ['mug', 'sage', 'bottleGreen'],
    branches: [
      [
        'drinkware',
        ['杯壶', 'Mugs & pots'],
        ['mug', 'butter', 'amber'],
        [
          ['mugs', ['马克杯', 'Mugs'], ['mug', 'mist', 'speculumBlue']],
          ['flasks', ['保温杯', 'Vacuum flasks'], ['flask', 'butter', 'speculumBlue']],
          ['teapots', ['茶壶', 'Teapots'], ['teapot', 'stone', 'speculumBlue']],
        ],
      ],
      [
        'tableware',
        ['碗盘', 'Bowls & plates'],
        ['bowl', 'moss', 'sage'],
        [
          ['bowls', ['碗', 'Bowls'], ['bowl', 'blush', 'clay']],
          ['plates', ['盘', 'Plates'], ['plate', 'cream', 'sage']],
        ],
      ],
      [
        'cookware',
        ['锅具', 'Cookware'],
        ['pan', 'clay', 'ink'],
        [
          ['pans', ['煎锅', 'Skillets'], ['pan', 'blush', 'ink']],
          ['pots', ['汤锅', 'Casseroles'], ['pot', 'sand', 'clay']],
          ['kettles', ['水壶', 'Kettles'], ['kettle', 'stone', 'ink']],
        ],
      ],
      [
        'prep',
        ['刀具砧板', 'Knives & boards'],
        ['board', 'sage', 'walnut'],
        [
          ['knives', ['厨刀', 'Kitchen knives'], ['knife', 'mist', 'walnut']],
          ['boards', ['砧板', 'Cutting boards'], ['board', 'cream', 'walnut']],
        ],
      ],
    ],
  },
  {
    slug: 'lighting',
    icon: 'lamp',
    name: ['灯具照明', 'Lighting'],
    look: ['lamp-table', 'cream', 'cream'],
    branches: [
      [
        'table-lighting',
        ['台灯', 'Table lighting'],
        ['lamp-table', 'sand', 'cream'],
        [
          ['desk-lamps', ['书桌灯', 'Desk lamps'], ['lamp-table', 'mist', 'bottleGreen']],
          ['bedside-lamps', ['床头灯', 'Bedside lamps'], ['lamp-globe', 'mist', 'cream']],
        ],
      ],
      [
        'ceiling-lighting',
        ['顶面灯具', 'Ceiling lighting'],
        ['lamp-pendant', 'sage', 'bottleGreen'],
        [['pendants', ['吊灯', 'Pendant lights'], ['lamp-pendant', 'clay', 'clay']]],
      ],
      [
        'portable-lighting',
        ['移动灯具', 'Portable lighting'],
        ['lantern', 'butter', 'bottleGreen'],
        [['lanterns', ['提灯', 'Lanterns'], ['lantern', 'stone', 'ink']]],
      ],
    ],
  },
  {
    slug: 'audio',
    icon: 'headphones',
    name: ['数码影音', 'Audio & tech'],
    look: ['headphones', 'blush', 'cream'],
    branches: [
      [
        'earphones',
        ['耳机', 'Headphones'],
        ['headphones', 'sage', 'ink'],
        [
          ['over-ear', ['头戴式耳机', 'Over-ear'], ['headphones', 'blush', 'cream']],
          ['true-wireless', ['真无线耳机', 'True wireless'], ['earbuds', 'lilac', 'cream']],
        ],
      ],
      [
        'loudspeakers',
        ['音箱', 'Speakers'],
        ['speaker', 'cream', 'bottleGreen'],
        [
          ['portable-speakers', ['便携音箱', 'Portable speakers'], ['speaker', 'sand', 'grey']],
          ['hi-fi', ['高保真音箱', 'Hi-fi'], ['tower', 'stone', 'walnut']],
        ],
      ],
      [
        'timepieces',
        ['钟表', 'Watches & clocks'],
        ['clock', 'lilac', 'walnut'],
        [
          ['watches', ['腕表', 'Watches'], ['watch', 'cream', 'bottleGreen']],
          ['clocks', ['座钟', 'Clocks'], ['clock', 'lilac', 'walnut']],
        ],
      ],
      [
        'desk-tech',
        ['桌面数码', 'Desk tech'],
        ['keyboard', 'mist', 'cream'],
        [['keyboards', ['键盘', 'Keyboards'], ['keyboard', 'mist', 'sage']]],
      ],
    ],
  },
  {
    slug: 'furniture',
    icon: 'armchair',
    name: ['家具', 'Furniture'],
    look: ['chair', 'moss', 'bottleGreen'],
    branches: [
      [
        'seating',
        ['坐具', 'Seating'],
        ['chair', 'sand', 'chestnut'],
        [
          ['dining-chairs', ['餐椅', 'Dining chairs'], ['chair', 'sage', 'bottleGreen']],
          ['stools', ['凳子', 'Stools'], ['stool', 'cream', 'walnut']],
          ['sofas', ['沙发', 'Sofas'], ['sofa', 'mist', 'sage']],
        ],
      ],
      [
        'tables',
        ['桌几', 'Tables'],
        ['table', 'clay', 'walnut'],
        [
          ['side-tables', ['边几', 'Side tables'], ['table', 'blush', 'walnut']],
          ['desks', ['书桌', 'Desks'], ['desk', 'stone', 'chestnut']],
        ],
      ],
      [
        'bedroom-storage',
        ['卧室与收纳', 'Bedroom & storage'],
        ['shelf', 'lilac', 'walnut'],
        [
          ['shelves', ['置物架', 'Shelves'], ['shelf', 'lilac', 'walnut']],
          ['bed-frames', ['床架', 'Bed frames'], ['bed', 'sand', 'sage']],
        ],
      ],
    ],
  },
  {
    slug: 'textiles',
    icon: 'bed',
    name: ['家纺布艺', 'Textiles'],
    look: ['cushion', 'sand', 'clay'],
    branches: [
      [
        'bedding',
        ['床品', 'Bedding'],
        ['bed', 'mist', 'cream'],
        [
          ['bed-linen', ['床单被套', 'Bed linen'], ['bed', 'blush', 'rose']],
          ['blankets', ['毯子', 'Blankets'], ['blanket', 'stone', 'bottleGreen']],
        ],
      ],
      [
        'bath',
        ['浴室织物', 'Bath'],
        ['towels', 'stone', 'bottleGreen'],
        [['towel-sets', ['毛巾', 'Towels'], ['towels', 'mist', 'speculumBlue']]],
      ],
      [
        'soft-furnishing',
        ['软装', 'Soft furnishing'],
        ['cushion', 'mist', 'speculumBlue'],
        [['cushions', ['靠垫', 'Cushions'], ['cushion', 'moss', 'amber']]],
      ],
      [
        'bags',
        ['布包', 'Bags'],
        ['tote', 'sage', 'cream'],
        [
          ['totes', ['托特包', 'Totes'], ['tote', 'sage', 'cream']],
          ['backpacks', ['双肩包', 'Backpacks'], ['backpack', 'butter', 'bottleGreen']],
        ],
      ],
    ],
  },
  {
    slug: 'scent',
    icon: 'flower',
    name: ['香氛绿植', 'Scent & plants'],
    look: ['vase', 'clay', 'clay'],
    branches: [
      [
        'home-scent',
        ['居室香氛', 'Home scent'],
        ['candle', 'stone', 'grey'],
        [
          ['candles', ['香氛蜡烛', 'Candles'], ['candle', 'cream', 'cream']],
          ['diffusers', ['扩香与加湿', 'Diffusers'], ['diffuser', 'mist', 'cream']],
        ],
      ],
      [
        'greenery',
        ['绿植花器', 'Greenery'],
        ['plant', 'cream', 'cream'],
        [
          ['potted-plants', ['盆栽', 'Potted plants'], ['plant', 'sage', 'clay']],
          ['vases', ['花瓶', 'Vases'], ['vase', 'sand', 'bottleGreen']],
        ],
      ],
    ],
  },
  {
    slug: 'care',
    icon: 'droplet',
    name: ['个护美肤', 'Skin & body'],
    look: ['dropper', 'blush', 'chestnut'],
    branches: [
      [
        'skin-care',
        ['面部护肤', 'Skin care'],
        ['dropper', 'lilac', 'amber'],
        [
          ['serums', ['精华', 'Serums'], ['dropper', 'blush', 'chestnut']],
          ['creams', ['面霜与身体霜', 'Creams'], ['jar', 'cream', 'cream']],
        ],
      ],
      [
        'body-care',
        ['身体护理', 'Body care'],
        ['bottle-pump', 'sage', 'bottleGreen'],
        [
          ['washes', ['洗沐', 'Washes'], ['bottle-pump', 'mist', 'amber']],
          ['soaps', ['手工皂', 'Soap bars'], ['soap', 'butter', 'sage']],
          ['hand-care', ['手部护理', 'Hand care'], ['tube', 'clay', 'rose']],
        ],
      ],
    ],
  },
  {
    slug: 'stationery',
    icon: 'notebook',
    name: ['文具纸品', 'Stationery'],
    look: ['notebook', 'butter', 'chestnut'],
    branches: [
      [
        'paper-goods',
        ['本册纸品', 'Paper goods'],
        ['notebook', 'sage', 'bottleGreen'],
        [
          ['notebooks', ['笔记本', 'Notebooks'], ['notebook', 'butter', 'chestnut']],
          ['letters', ['信纸信封', 'Letter sets'], ['envelope', 'blush', 'clay']],
        ],
      ],
      [
        'writing',
        ['书写工具', 'Writing'],
        ['pen', 'stone', 'bottleGreen'],
        [
          ['pens', ['笔', 'Pens'], ['pen', 'cream', 'speculumBlue']],
          ['inks', ['墨水', 'Inks'], ['inkwell', 'mist', 'speculumBlue']],
        ],
      ],
      [
        'desk-order',
        ['桌面收纳', 'Desk order'],
        ['pen-cup', 'moss', 'walnut'],
        [['pen-cups', ['笔筒', 'Pen cups'], ['pen-cup', 'sand', 'clay']]],
      ],
    ],
  },
];
