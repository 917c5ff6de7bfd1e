import type { CatalogueProduct, ServiceCode } from '../types.ts';
import { choices, colours } from './colourOptions.ts';
import { product } from './product.ts';

const sturdy: readonly ServiceCode[] = ['freeShipping', 'sevenDayReturns', 'twoYearWarranty'];

/** 餐厨器具：锅具、刀具与砧板 */
export const cookware: readonly CatalogueProduct[] = [
  product({
    slug: 'gooseneck-kettle',
    category: 'kettles',
    title: ['细口温控手冲壶 0.9 L', 'Gooseneck kettle, 0.9 L'],
    subtitle: ['一度一调，保温半小时', 'Set it to the degree; it holds for half an hour'],
    look: ['kettle', 'stone', 'ink'],
    story: [
      ['水线细而稳', 'A thin, steady line of water'],
      [
        '壶嘴内径 6 毫米，慢注时水流不抖。底座旋钮每格一度，转动有清楚的段落感。',
        'A 6 mm spout keeps a slow pour from shaking. The dial moves one degree a click, and you can feel each one.',
      ],
      ['榉木把手离壶身远，指节不烫。', 'The beech handle stands well off the body, so knuckles stay cool.'],
    ],
    facts: {
      material: ['304 不锈钢，榉木', '304 stainless steel, beech'],
      power: '1,000 W, 220 V',
      size: ['27 × 14 × 19 cm', '27 × 14 × 19 cm'],
      weight: '1.1 kg',
    },
    services: sturdy,
    tags: ['recommended'],
    options: [colours(['颜色', 'Color'], 'kettle', ['ink', 'cream', 'bottleGreen'])],
    price: 32900,
    was: 39900,
    stock: 140,
    sales: 8640,
    publishedDaysAgo: 190,
    deal: { endsInHours: 26, claimedPercent: 68 },
  }),
  product({
    slug: 'beech-skillet',
    category: 'pans',
    title: ['榉木柄铸铁煎锅', 'Beech-handle iron skillet'],
    subtitle: ['薄壁铸铁，比传统锅轻三分之一', 'Thin-wall cast iron, a third lighter than the usual'],
    look: ['pan', 'clay', 'ink'],
    story: [
      ['一口锅，慢慢养', 'A pan that gets better'],
      [
        '锅面以植物油烧结三次，买来就能煎蛋。越用越黑，越黑越不粘。',
        'Baked three times with plant oil, it fries an egg on day one. It blackens with use, and the blacker it is the less it sticks.',
      ],
      ['手柄旋出即可整锅进烤箱。', 'Unscrew the handle and the whole pan goes in the oven.'],
    ],
    facts: {
      material: ['铸铁，榉木', 'Cast iron, beech'],
      suits: ['明火、电磁炉、烤箱', 'Gas, induction, oven'],
      making: ['植物油三次烧结', 'Seasoned three times'],
    },
    services: sturdy,
    options: [choices('diameter', ['直径', 'Diameter'], { '20cm': '20 cm', '26cm': '26 cm', '30cm': '30 cm' })],
    price: 23900,
    was: 30900,
    extra: { '26cm': 6000, '30cm': 12000 },
    stock: 110,
    stockOf: { '30cm': 0 },
    sales: 5566,
    publishedDaysAgo: 260,
    deal: { endsInHours: 26, claimedPercent: 31 },
  }),
  product({
    slug: 'ember-casserole',
    category: 'pots',
    title: ['余烬珐琅铸铁炖锅', 'Ember enameled casserole'],
    subtitle: ['厚底蓄热，关火后还能焖二十分钟', 'A thick base that keeps simmering after the flame is out'],
    look: ['pot', 'sand', 'clay'],
    story: [
      ['把时间交给锅', 'Leave it to the pot'],
      [
        '锅盖内侧的小凸点让水汽均匀落回食材，炖肉不用频频加水。',
        'Small bumps under the lid drip moisture back evenly, so a stew needs no topping up.',
      ],
    ],
    facts: {
      material: ['铸铁，双层珐琅', 'Cast iron, two coats of enamel'],
      suits: ['明火、电磁炉、烤箱 250 °C 以下', 'Gas, induction, oven up to 250 °C'],
      weight: '4.2 kg',
    },
    services: sturdy,
    tags: ['recommended'],
    options: [
      colours(['颜色', 'Color'], 'pot', ['clay', 'bottleGreen', 'ink']),
      choices('capacity', ['容量', 'Capacity'], { '3l': '3 L', '5l': '5 L' }),
    ],
    price: 59900,
    extra: { '5l': 16000 },
    stock: 48,
    stockOf: { 'clay/5l': 2, 'ink/5l': 0 },
    sales: 1287,
    publishedDaysAgo: 75,
  }),
  product({
    slug: 'heron-santoku',
    category: 'knives',
    title: ['苍鹭三德刀 17 cm', 'Heron santoku, 17 cm'],
    subtitle: ['刀身前轻后稳，切片不粘', 'Light at the tip, steady at the heel, and slices fall away'],
    look: ['knife', 'mist', 'walnut'],
    story: [
      ['一把够用', 'One knife is enough'],
      [
        '刃口十五度，磨得薄而不脆；胡桃木柄按手型削出一处凹，拇指自然落在上面。',
        'Ground to fifteen degrees, thin but not brittle. The walnut handle has a hollow where a thumb comes to rest.',
      ],
    ],
    facts: {
      material: ['钼钒钢，胡桃木', 'Molybdenum-vanadium steel, walnut'],
      weight: '168 g',
      origin: ['广东阳江', 'Yangjiang, Guangdong'],
    },
    services: ['freeShipping', 'twoYearWarranty'],
    price: 25900,
    stock: 63,
    sales: 1932,
    publishedDaysAgo: 340,
  }),
  product({
    slug: 'walnut-board',
    category: 'boards',
    title: ['整木胡桃砧板', 'Single-plank walnut board'],
    subtitle: ['一块整木，不拼不胶', 'One plank, no joints, no glue'],
    look: ['board', 'cream', 'walnut'],
    story: [
      ['既是砧板，也是托盘', 'A board, and a tray'],
      [
        '一面平整切菜，一面挖浅槽盛果酱与奶酪，端上桌就是一顿下酒菜。',
        'Flat on one side for chopping, hollowed on the other for jam and cheese. Carry it to the table and supper is served.',
      ],
    ],
    facts: {
      material: ['北美黑胡桃', 'American black walnut'],
      care: ['手洗，每月擦食用油', 'Hand-wash; oil once a month'],
      making: ['整木开料，手工打磨', 'Cut from one plank, sanded by hand'],
    },
    services: ['sevenDayReturns', 'freeShipping'],
    tags: ['handmade', 'gift'],
    options: [
      choices('size', ['尺寸', 'Size'], {
        small: ['小号 30 × 20 cm', 'Small, 30 × 20 cm'],
        large: ['大号 42 × 28 cm', 'Large, 42 × 28 cm'],
      }),
    ],
    price: 13800,
    extra: { large: 9000 },
    stock: 96,
    stockOf: { large: 5 },
    sales: 2480,
    publishedDaysAgo: 140,
  }),
];
