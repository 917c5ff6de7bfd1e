import type { SampleProduct } from '../backend/shop/sampleShop.ts';
import type { BilingualText } from './bilingualText.ts';
import { type Options, product } from './product.ts';

const material: BilingualText = ['材质', 'Material'];
const size: BilingualText = ['尺寸', 'Size'];
const sage = '#dfe5da';
const sand = '#ece4d8';
const mist = '#dde4ea';
const blush = '#f0e2de';

function colors(...values: readonly (readonly [slug: string, name: BilingualText, swatch: string])[]): Options {
  return {
    slug: 'colour',
    name: ['颜色', 'Colour'],
    values: values.map(([slug, name, swatch]) => ({ slug, name, swatch })),
  };
}

/** Products that the demo account ordered and likes, and some more: one in each state that a list can show. */
export const products: readonly SampleProduct[] = [
  product({
    slug: 'cloud-glaze-mug',
    category: 'drinkware',
    price: 8900,
    sales: 3210,
    publishedDaysAgo: 140,
    title: ['云釉马克杯', 'Cloud-glaze mug'],
    subtitle: ['每一只的流釉都不一样', 'The glaze runs differently on each one'],
    about: [
      '手工拉坯，釉在窑里自己流开。握着不烫，洗碗机可用。',
      'Thrown by hand; the glaze finds its own way in the kiln. Dishwasher safe.',
    ],
    options: [
      colors(['mist', ['雾白', 'Mist'], '#c9d2cf'], ['pine', ['松绿', 'Pine'], '#4d6b5a']),
      {
        slug: 'capacity',
        name: ['容量', 'Capacity'],
        values: [
          { slug: '320ml', name: ['320 毫升', '320 ml'] },
          { slug: '450ml', name: ['450 毫升', '450 ml'], surcharge: 1000 },
        ],
      },
    ],
    stockOf: { 'pine 450ml': 3 },
    facts: [[material, ['炻瓷', 'Stoneware']]],
    tags: ['handmade', 'hot', 'recommended'],
    services: ['sevenDayReturns', 'breakageCovered'],
    outlinePicture: { outline: 'mug', color: '#c9d2cf', background: sage },
  }),
  product({
    slug: 'gooseneck-kettle',
    category: 'drinkware',
    price: 26_900,
    originalPrice: 32_900,
    sales: 870,
    publishedDaysAgo: 95,
    deal: { endsInHours: 30, claimedPercent: 62 },
    title: ['细口手冲壶', 'Gooseneck kettle'],
    subtitle: ['出水细而稳', 'A thin and steady stream'],
    about: [
      '304 不锈钢壶身，木柄隔热，明火与电陶炉都能用。',
      'Stainless steel with a wooden handle, for gas and ceramic hobs alike.',
    ],
    options: [colors(['ink', ['墨黑', 'Ink'], '#3f4a52'], ['cream', ['奶油白', 'Cream'], '#d8cdb8'])],
    facts: [[material, ['304 不锈钢、榉木', 'Stainless steel, beech']]],
    tags: ['deal'],
    outlinePicture: { outline: 'kettle', color: '#3f4a52', background: sage },
  }),
  product({
    slug: 'walnut-board',
    category: 'cooking',
    price: 15_900,
    sales: 410,
    publishedDaysAgo: 18,
    purchaseLimit: 2,
    title: ['黑胡桃砧板', 'Walnut cutting board'],
    subtitle: ['一整块，不拼接', 'One piece, no joints'],
    about: ['木纹每块不同，用前擦一遍食用油。', 'The grain differs from board to board; oil it once before first use.'],
    facts: [
      [material, ['黑胡桃木', 'Walnut']],
      [size, ['38 × 24 厘米', '38 × 24 cm']],
    ],
    tags: ['new', 'gift'],
    outlinePicture: { outline: 'board', color: '#8a5f3c', background: sage },
  }),
  product({
    slug: 'walnut-clock',
    category: 'lighting',
    price: 32_900,
    sales: 230,
    publishedDaysAgo: 210,
    title: ['胡桃木座钟', 'Walnut desk clock'],
    subtitle: ['走时无声', 'It makes no sound'],
    about: ['扫秒机芯，附一节电池。', 'A sweeping movement; the battery is in the box.'],
    facts: [[material, ['胡桃木、黄铜', 'Walnut, brass']]],
    services: ['sevenDayReturns', 'twoYearWarranty'],
    outlinePicture: { outline: 'clock', color: '#7a5a3f', background: sand },
  }),
  product({
    slug: 'evening-linen-lamp',
    category: 'lighting',
    price: 39_900,
    sales: 640,
    publishedDaysAgo: 60,
    title: ['晚间亚麻台灯', 'Evening linen lamp'],
    subtitle: ['灯罩透出布纹', 'Light through woven linen'],
    about: ['两档暖光，旋钮在灯座上。', 'Two warm levels, with the switch on its foot.'],
    options: [colors(['cream', ['米白', 'Cream'], '#d9c7a3'], ['rust', ['铁锈红', 'Rust'], '#a55b3f'])],
    facts: [[material, ['亚麻、橡木', 'Linen, oak']]],
    tags: ['recommended'],
    services: ['freeShipping', 'twoYearWarranty'],
    outlinePicture: { outline: 'lamp', color: '#d9c7a3', background: sand },
  }),
  product({
    slug: 'full-moon-lamp',
    category: 'lighting',
    price: 25_900,
    sales: 1480,
    publishedDaysAgo: 12,
    stock: 0,
    title: ['满月床头灯', 'Full moon lamp'],
    subtitle: ['床头的一轮月亮', 'A moon by the bed'],
    about: ['乳白玻璃，触摸开关，可充电。', 'Milky glass with a touch switch; it charges by USB-C.'],
    facts: [[material, ['玻璃', 'Glass']]],
    tags: ['new', 'hot'],
    outlinePicture: { outline: 'moon', color: '#f3e9c9', background: sand },
  }),
  product({
    slug: 'iris-headphones',
    category: 'audio',
    price: 79_900,
    originalPrice: 99_900,
    sales: 5120,
    publishedDaysAgo: 75,
    deal: { endsInHours: 9, claimedPercent: 81 },
    purchaseLimit: 3,
    title: ['鸢尾降噪耳机', 'Iris headphones'],
    subtitle: ['安静下来，再听', 'First quiet, then music'],
    about: [
      '主动降噪，续航三十小时，耳罩可换。',
      'Noise-canceling, thirty hours to a charge, cushions that can be replaced.',
    ],
    options: [colors(['graphite', ['石墨', 'Graphite'], '#4b5566'], ['sand', ['沙色', 'Sand'], '#c4ae8f'])],
    facts: [
      [
        ['续航', 'Battery'],
        ['30 小时', '30 hours'],
      ],
    ],
    tags: ['deal', 'hot', 'recommended'],
    services: ['freeShipping', 'twoYearWarranty'],
    outlinePicture: { outline: 'headphones', color: '#4b5566', background: mist },
  }),
  product({
    slug: 'washed-cotton-set',
    category: 'textiles',
    price: 45_900,
    sales: 920,
    publishedDaysAgo: 160,
    stock: 24,
    title: ['水洗棉四件套', 'Washed cotton bed set'],
    subtitle: ['越洗越软', 'Softer with every wash'],
    about: [
      '被套、床单与两只枕套，首次下水深浅分开洗。',
      'A duvet cover, a sheet and two pillowcases. Wash lights and darks apart at first.',
    ],
    facts: [
      [material, ['全棉', 'Cotton']],
      [size, ['适合 1.8 米床', 'For a bed of 180 cm']],
    ],
    outlinePicture: { outline: 'linen', color: '#7d8aa0', background: mist },
  }),
  product({
    slug: 'long-staple-towels',
    category: 'textiles',
    price: 6900,
    sales: 2750,
    publishedDaysAgo: 230,
    title: ['长绒棉毛巾两条', 'Two long-staple towels'],
    subtitle: ['吸水快，不掉毛', 'They drink water and shed nothing'],
    about: ['新疆长绒棉，洗后更蓬松。', 'Long-staple cotton that fluffs up in the wash.'],
    facts: [[size, ['34 × 76 厘米', '34 × 76 cm']]],
    outlinePicture: { outline: 'linen', color: '#b9a68f', background: mist },
  }),
  product({
    slug: 'stoneware-candle',
    category: 'scent',
    price: 12_900,
    sales: 1130,
    publishedDaysAgo: 45,
    title: ['陶盏香薰蜡烛', 'Stoneware candle'],
    subtitle: ['雪松与无花果', 'Cedar and fig'],
    about: [
      '大豆蜡，燃四十小时，烧完的陶盏可作茶杯。',
      'Soy wax for forty hours; afterwards the cup is yours for tea.',
    ],
    facts: [
      [
        ['燃烧时间', 'Burns for'],
        ['40 小时', '40 hours'],
      ],
    ],
    tags: ['gift'],
    outlinePicture: { outline: 'candle', color: '#a8695a', background: blush },
  }),
  product({
    slug: 'candle-trio',
    category: 'scent',
    price: 19_900,
    sales: 350,
    publishedDaysAgo: 6,
    stock: 8,
    title: ['三味小蜡烛礼盒', 'Trio of small candles'],
    subtitle: ['晨、午、夜各一支', 'One for morning, noon and night'],
    about: ['三支小蜡烛装一盒，附手写卡片。', 'Three small candles in a box, with a card to write on.'],
    facts: [
      [
        ['数量', 'Pieces'],
        ['3 支', '3'],
      ],
    ],
    tags: ['new', 'gift', 'limited'],
    outlinePicture: { outline: 'candle', color: '#8d7a9c', background: blush },
  }),
  product({
    slug: 'fern-hand-wash',
    category: 'care',
    price: 5900,
    sales: 1960,
    publishedDaysAgo: 120,
    title: ['蕨叶洗手液', 'Fern hand wash'],
    subtitle: ['洗完有雨后的味道', 'It smells of after the rain'],
    about: ['泡沫细，不假滑，瓶子可补充装。', 'A fine lather that rinses clean, in a bottle to refill.'],
    facts: [
      [
        ['净含量', 'Contents'],
        ['300 毫升', '300 ml'],
      ],
    ],
    outlinePicture: { outline: 'bottle', color: '#5f8275', background: blush },
  }),
];
