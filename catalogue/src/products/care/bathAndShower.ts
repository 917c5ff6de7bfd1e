import type { CatalogueProduct, ServiceCode } from '../../types.ts';
import { choices } from '../colourOptions.ts';
import { product } from '../product.ts';
import { scents } from '../scents.ts';

const beauty: readonly ServiceCode[] = ['nextDayDelivery', 'sevenDayReturns'];

/** 洗沐与浴盐 */
export const bathAndShower: readonly CatalogueProduct[] = [
  product({
    slug: 'fern-hand-wash',
    category: 'washes',
    title: ['蕨园洗手液', 'Fernery hand wash'],
    subtitle: ['洗一天手，也不干', 'Wash all day and stay soft'],
    story: [
      ['厨房水槽边的那一瓶', 'The bottle by the sink'],
      [
        '清洁成分取自椰子，泡沫不多，冲水十秒就干净，手背不紧。切过蒜和鱼，洗一遍就闻不见了。',
        'Coconut-based and modest with its lather, it rinses off in ten seconds and leaves the backs of hands soft. One wash after garlic or fish is enough.',
      ],
      [
        '玻璃瓶可以一直用，底部缠了一圈硅胶，湿台面上不打滑。补充袋剪一个角，六百毫升正好灌两回。',
        'Keep the glass bottle; a silicone band keeps it steady on a wet counter. Snip the corner of a refill, and its 600 ml fill it twice.',
      ],
    ],
    facts: {
      ingredients: ['椰油葡糖苷、甘油', 'Coco-glucoside, glycerin'],
      capacity: ['300 ml，补充装 600 ml', '300 ml; refill 600 ml'],
      size: ['瓶径 7 cm，高 18 cm', 'Bottle 7 cm across, 18 cm tall'],
      weight: ['瓶装 640 g（连瓶），补充装 630 g', '640 g with bottle, refill 630 g'],
      care: ['泵头每月温水冲一次', 'Rinse the pump monthly with warm water'],
      origin: ['浙江杭州', 'Hangzhou, Zhejiang'],
    },
    services: beauty,
    options: [
      scents(['bottleGreen', 'amber', 'rose']),
      choices('pack', ['规格', 'Pack'], { bottle: ['瓶装', 'Bottle'], refill: ['补充装', 'Refill'] }),
    ],
    price: 7900,
    extra: { refill: 1000 },
    stock: 260,
    stockOf: { 'rose/refill': 0 },
    sales: 8120,
    publishedDaysAgo: 240,
  }),
  product({
    slug: 'amber-shower-oil',
    category: 'washes',
    title: ['琥珀沐浴油', 'Amber shower oil'],
    subtitle: ['遇水成乳，冲完不用再抹身体乳', 'Turns to milk in water and saves you the lotion'],
    story: [
      ['冬天洗澡的理由', 'A reason to shower in winter'],
      [
        '倒在掌心是清亮的油，碰到水就变成一捧白色的乳。冲掉以后皮肤摸着是润的，浴缸也不挂油圈。',
        'In your palm it is clear oil; under water it turns to a handful of white milk. It rinses off soft and leaves no ring in the tub.',
      ],
      [
        '甜杏仁油打底，香气来自安息香与橙皮，关了水还在浴室里待一会儿。泵头一下约两毫升，洗全身三下就够。',
        'Sweet almond oil carries benzoin and orange peel, which stay in the room after the water stops. One press is two milliliters, and three are enough for a whole body.',
      ],
    ],
    facts: {
      ingredients: ['甜杏仁油、葵籽油', 'Sweet almond and sunflower oil'],
      capacity: ['250 ml 或 500 ml', '250 or 500 ml'],
      size: [
        '250 ml 直径 6 cm、高 19 cm；500 ml 直径 7.5 cm、高 23 cm',
        '250 ml: 6 cm across, 19 cm tall; 500 ml: 7.5 cm across, 23 cm tall',
      ],
      weight: ['连瓶 310 g（250 ml）、580 g（500 ml）', 'With bottle, 310 g (250 ml) or 580 g (500 ml)'],
      scent: ['安息香、橙皮', 'Benzoin, orange peel'],
      care: ['浴室地面易滑，用后冲一冲', 'Rinse the floor after use; oil is slippery'],
      origin: ['浙江杭州', 'Hangzhou, Zhejiang'],
    },
    services: beauty,
    options: [choices('volume', ['净含量', 'Volume'], { '250ml': '250 ml', '500ml': '500 ml' })],
    price: 10900,
    extra: { '500ml': 7000 },
    stock: 5,
    stockOf: { '500ml': 0 },
    sales: 2207,
    publishedDaysAgo: 116,
  }),
  product({
    slug: 'sea-salt-soak',
    category: 'washes',
    title: ['海盐浴盐', 'Sea-salt bath soak'],
    subtitle: ['一木勺下去，水就软了', 'One wooden scoop and the water softens'],
    story: [
      ['泡到手指起皱', 'Until your fingers wrinkle'],
      [
        '粗粒海盐混一点小苏打，热水里半分钟化开，水摸着滑滑的。盐是日晒的，颗粒大小不一，沉底的那几粒踩着像细砂。',
        'Coarse sea salt with a little baking soda dissolves in half a minute and leaves the water silky. The salt is sun-dried, so the grains differ, and the last ones feel like sand underfoot.',
      ],
      [
        '玻璃罐配软木塞，附一把小木勺，一勺四十克，泡一次用两勺。没有浴缸，半勺泡脚也好。',
        'It comes in a glass jar with a cork and a wooden scoop; a scoop is forty grams, and a bath takes two. If you have no tub, half a scoop will do for your feet.',
      ],
    ],
    facts: {
      ingredients: ['日晒海盐、小苏打', 'Sun-dried sea salt, baking soda'],
      size: ['罐径 8 cm，连塞高 11 cm', 'Jar 8 cm across, 11 cm tall with its cork'],
      weight: ['净含量 400 g', '400 g net'],
      scent: ['雪松款加了柑橘皮', 'Cedar comes with citrus peel'],
      shelfLife: ['两年', 'Two years'],
      care: ['塞紧防潮，结块捏散即可', 'Keep the cork in; crumble any lumps'],
      origin: ['浙江舟山', 'Zhoushan, Zhejiang'],
    },
    services: ['sevenDayReturns', 'breakageCovered', 'nextDayDelivery'],
    tags: ['gift'],
    options: [
      choices('scent', ['香味', 'Scent'], {
        plain: ['无香', 'Unscented'],
        cedar: ['雪松', 'Cedar'],
        osmanthus: ['桂花', 'Osmanthus'],
      }),
      choices('pack', ['规格', 'Pack'], { jar: ['罐装', 'Jar'], refill: ['补充装', 'Refill'] }),
    ],
    price: 4900,
    extra: { jar: 2000 },
    stock: 134,
    stockOf: { 'osmanthus/jar': 5, 'osmanthus/refill': 0 },
    absent: ['cedar/refill'],
    sales: 892,
    publishedDaysAgo: 25,
  }),
];
