import type { CatalogueProduct, ServiceCode } from '../../types.ts';
import { choices, colours } from '../colourOptions.ts';
import { product } from '../product.ts';

const soft: readonly ServiceCode[] = ['sevenDayReturns', 'nextDayDelivery'];

/** 浴室织物 */
export const bath: readonly CatalogueProduct[] = [
  product({
    slug: 'long-staple-towels',
    category: 'towel-sets',
    title: ['长绒棉毛巾 四条装', 'Long-staple towels, set of 4'],
    subtitle: ['一次吸干，越洗越蓬', 'One pass dries you, and every wash fluffs them up'],
    story: [
      ['四条，四个深浅', 'Four towels, four shades'],
      [
        '长绒棉捻成的毛圈高两毫米，柔软，也不掉絮。一套四条同色不同深浅，一家人各认一条，再不会拿错。',
        'Long-staple cotton makes loops two millimeters high that are soft and do not shed. The four run from dark to light, so everyone knows their own.',
      ],
      [
        '两头各留一道平织的缎边，拧干时从那里下手，毛圈不会被扯长。挂环缝在短边正中，挂起来左右一样长。',
        'A flat band at either end gives you something to wring without pulling loops. The hanging tab is in the middle of the short side, so they hang even.',
      ],
    ],
    facts: {
      material: ['长绒棉', 'Long-staple cotton'],
      size: ['毛巾 34 × 76 cm，浴巾 70 × 140 cm', 'Hand towel 34 × 76 cm, bath towel 70 × 140 cm'],
      weight: ['毛巾每条 130 g，浴巾每条 490 g', 'Hand towel 130 g, bath towel 490 g each'],
      care: ['40 °C 机洗，少用柔顺剂', 'Wash at 40 °C; go easy on softener'],
      origin: ['河北高阳', 'Gaoyang, Hebei'],
    },
    services: soft,
    options: [
      colours(['颜色', 'Color'], ['bottleGreen', 'wingBlue', 'rose']),
      choices('set', ['组合', 'Set'], {
        hand: ['毛巾四条', 'Four hand towels'],
        mixed: ['两毛巾两浴巾', 'Two hand, two bath'],
      }),
    ],
    price: 15600,
    was: 19800,
    extra: { mixed: 12000 },
    stock: 240,
    stockOf: { 'rose/mixed': 4 },
    sales: 13320,
    publishedDaysAgo: 365,
    deal: { endsInHours: 22, claimedPercent: 86 },
  }),
  product({
    slug: 'waffle-bath-towels',
    category: 'towel-sets',
    title: ['华夫格浴巾', 'Waffle bath towel'],
    subtitle: ['薄，干得快，晾一夜就能再用', 'Thin, quick to dry, ready again by morning'],
    story: [
      ['梅雨天也不潮', 'Dry even in the rainy season'],
      [
        '格子凹下去三毫米，里面藏着空气，吸饱水也散得快。晾在没有窗的浴室里，第二天早上摸着是干的。',
        'The cells are three millimeters deep and full of air, so water leaves as fast as it came. Hung in a bathroom without a window, it is dry by morning.',
      ],
      [
        '浴巾卷起来也只有一瓶水大，出差塞进背包侧袋。头几次洗会缩进去一点，格子反而更立体。',
        'Rolled up, even the bath size takes the room of a water bottle, for the side pocket of a bag. The first washes draw it in a little and make the cells stand up.',
      ],
    ],
    facts: {
      material: ['棉 70%，竹浆纤维 30%', '70% cotton, 30% rayon from bamboo'],
      size: ['面巾 40 × 75 cm，浴巾 70 × 140 cm', 'Hand towel 40 × 75 cm, bath towel 70 × 140 cm'],
      weight: ['面巾 95 g，浴巾 310 g', 'Hand towel 95 g, bath towel 310 g'],
      care: ['40 °C 机洗，低温烘干', 'Wash at 40 °C, tumble dry on low'],
      origin: ['河北高阳', 'Gaoyang, Hebei'],
    },
    services: soft,
    options: [
      colours(['颜色', 'Color'], ['wingBlue', 'sage', 'grey', 'clay']),
      choices('size', ['尺寸', 'Size'], {
        '40x75cm': ['面巾 40 × 75 cm', 'Hand, 40 × 75 cm'],
        '70x140cm': ['浴巾 70 × 140 cm', 'Bath, 70 × 140 cm'],
      }),
    ],
    price: 3900,
    extra: { '70x140cm': 6000 },
    stock: 180,
    stockOf: { 'clay/70x140cm': 0, 'sage/70x140cm': 5 },
    absent: ['clay/40x75cm'],
    sales: 3790,
    publishedDaysAgo: 102,
  }),
  product({
    slug: 'tufted-bath-mat',
    category: 'towel-sets',
    title: ['簇绒浴室地垫', 'Tufted bath mat'],
    subtitle: ['一脚踩上去，水就不见了', 'Step out, and the water is gone'],
    story: [
      ['从浴缸到拖鞋的那一步', 'The step between tub and slippers'],
      [
        '绒高十二毫米，脚趾陷得进去。弧形的纹样由高低两种绒簇出来，水顺着低的那道走，鞋底不会踩成一片湿。',
        'The pile is twelve millimeters high, enough for toes to sink in. High and low tufts draw the arcs, and water runs along the low ones.',
      ],
      [
        '底面点了一层天然乳胶，湿瓷砖上也不跑。大号也就一公斤出头，洗衣机转得动，一夜能干。',
        'Dots of natural latex underneath hold it on wet tile. Even the large, at a little over a kilo, goes in an ordinary washer and dries overnight.',
      ],
    ],
    facts: {
      material: ['棉，天然乳胶底', 'Cotton, natural latex backing'],
      size: ['45 × 65 或 50 × 80 cm，绒高 12 mm', '45 × 65 or 50 × 80 cm, pile 12 mm'],
      weight: ['770 g（45 × 65 cm），1.05 kg（50 × 80 cm）', '770 g (45 × 65 cm), 1.05 kg (50 × 80 cm)'],
      care: ['30 °C 机洗，勿高温烘干', 'Wash at 30 °C; no hot dryer'],
      origin: ['江苏南通', 'Nantong, Jiangsu'],
    },
    services: soft,
    options: [
      colours(['颜色', 'Color'], ['sage', 'grey', 'rose']),
      choices('size', ['尺寸', 'Size'], { '45x65cm': '45 × 65 cm', '50x80cm': '50 × 80 cm' }),
    ],
    price: 8900,
    extra: { '50x80cm': 3000 },
    stock: 150,
    stockOf: { 'rose/45x65cm': 0, 'grey/50x80cm': 3 },
    sales: 1487,
    publishedDaysAgo: 26,
  }),
];
