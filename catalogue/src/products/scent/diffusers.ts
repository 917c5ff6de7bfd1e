import type { CatalogueProduct, ServiceCode } from '../../types.ts';
import { choices, colours } from '../colourOptions.ts';
import { product } from '../product.ts';
import { scents } from '../scents.ts';

const home: readonly ServiceCode[] = ['sevenDayReturns', 'breakageCovered', 'nextDayDelivery'];

/** 扩香与加湿 */
export const diffusers: readonly CatalogueProduct[] = [
  product({
    slug: 'pebble-humidifier',
    category: 'diffusers',
    title: ['鹅卵石香薰加湿器', 'Pebble aroma humidifier'],
    subtitle: ['夜里只听得见自己的呼吸', 'At night all you hear is your own breath'],
    story: [
      ['一缕看得见的湿润', 'A thread of mist'],
      [
        '水箱从上方加水，拎着杯子倒进去就行，不必搬动机身。雾从石头顶上一道细缝里升起来，二十厘米以上就看不见了，桌面不湿。',
        'It fills from the top, straight from a glass, with no lifting. The mist leaves through a slit and vanishes within twenty centimeters, so the table stays dry.',
      ],
      [
        '滴三滴精油，味道能到房间另一头。水干了它自己停，灯也跟着灭。',
        'Three drops of oil reach the far side of a room. When the water is gone it stops, and its light goes out too.',
      ],
    ],
    facts: {
      material: ['PP，陶感涂层', 'Polypropylene, ceramic-feel finish'],
      capacity: '450 ml',
      size: ['直径 15 cm，高 12 cm', 'Diameter 15 cm, height 12 cm'],
      weight: '480 g',
      noise: ['26 dB', '26 dB'],
      power: ['USB-C，6 W，连续 12 小时', 'USB-C, 6 W, 12 hours of mist'],
      care: ['用纯净水，每周柠檬酸泡十分钟', 'Purified water; soak weekly in citric acid'],
      origin: ['广东佛山', 'Foshan, Guangdong'],
    },
    services: ['freeShipping', 'sevenDayReturns', 'twoYearWarranty'],
    tags: ['recommended'],
    options: [
      colours(['颜色', 'Color'], ['cream', 'sage', 'grey']),
      choices('oil', ['精油', 'Oil'], {
        none: ['单机', 'Without'],
        cedar: ['配雪松精油 10 ml', 'With cedar oil, 10 ml'],
      }),
    ],
    price: 25900,
    was: 32900,
    extra: { cedar: 3900 },
    stock: 130,
    stockOf: { 'grey/none': 4, 'grey/cedar': 0 },
    sales: 7245,
    publishedDaysAgo: 98,
    deal: { endsInHours: 36, claimedPercent: 61 },
  }),
  product({
    slug: 'reed-diffuser',
    category: 'diffusers',
    title: ['苇枝无火香薰', 'Reed diffuser'],
    subtitle: ['放在玄关，回家先闻到', 'Set it by the door and home greets you'],
    story: [
      ['不插电，不点火', 'No plug, no flame'],
      [
        '八根天然苇枝，插三根是隐约，插满是清楚。一周翻一次面，味道就新一回。',
        'Eight natural reeds come with it: three for a hint, all of them for a room. Turn them once a week to wake the scent.',
      ],
      [
        '窄口玻璃瓶，底厚一厘米，碰一下不容易倒。一瓶约用三个月，用完买补充装，瓶子留着插枝条也好看。',
        'The glass is narrow at the neck and a centimeter thick at the base, hard to knock over. A bottle lasts about three months; refill it, or keep it for a single branch.',
      ],
    ],
    facts: {
      material: ['玻璃瓶，天然芦苇', 'Glass bottle, natural reeds'],
      capacity: ['瓶装 150 ml，补充装 300 ml', 'Bottle 150 ml, refill 300 ml'],
      size: ['瓶 7 × 7 × 11 cm，枝长 24 cm', 'Bottle 7 × 7 × 11 cm, reeds 24 cm'],
      weight: ['瓶装 520 g（含液），补充装 290 g', 'Bottle 520 g filled, refill 290 g'],
      placing: ['避开风口与阳光', 'Away from drafts and sun'],
      care: ['一周翻转苇枝一次', 'Turn the reeds once a week'],
      origin: ['浙江湖州', 'Huzhou, Zhejiang'],
    },
    services: home,
    options: [
      scents(['amber', 'bottleGreen', 'rose']),
      choices('pack', ['规格', 'Pack'], { bottle: ['瓶装', 'Bottle'], refill: ['补充装', 'Refill'] }),
    ],
    price: 16800,
    extra: { refill: 3000 },
    stock: 115,
    stockOf: { 'rose/bottle': 5 },
    absent: ['rose/refill'],
    sales: 1987,
    publishedDaysAgo: 22,
  }),
  product({
    slug: 'after-rain-mist',
    category: 'diffusers',
    title: ['雨后空间喷雾', 'After-rain room mist'],
    subtitle: ['进门按两下，像刚开过窗', 'Two sprays at the door, as if you had opened the windows'],
    story: [
      ['下过雨的那种干净', 'Clean, the way it is after rain'],
      [
        '喷头细，按一下是一团雾，落到窗帘上不留点子。蕨叶那款前面是青柠和湿石头，十分钟后剩一点点草根的味道。',
        'The nozzle makes a cloud, not a squirt, and leaves no spots on a curtain. Fern & lime opens with wet stone; ten minutes later there is only a little grass root.',
      ],
      [
        '深色玻璃瓶配金属肩，遮光，拿着也有分量。枕套、车里、鞋柜都喷得，离布料三十厘米就好。',
        'The bottle is dark glass with a metal collar, heavy in the hand. Use it on pillowcases, in the car or in the shoe closet, from thirty centimeters away.',
      ],
    ],
    facts: {
      ingredients: ['植物酒精、水、香精油', 'Plant alcohol, water, fragrance oils'],
      capacity: ['50 ml 或 100 ml', '50 or 100 ml'],
      size: [
        '50 ml 直径 3.5 cm、高 12 cm；100 ml 直径 4.2 cm、高 15 cm',
        '50 ml: 3.5 cm across, 12 cm tall; 100 ml: 4.2 cm across, 15 cm tall',
      ],
      weight: ['含液 150 g（50 ml）、260 g（100 ml）', 'Filled, 150 g (50 ml) or 260 g (100 ml)'],
      care: ['避光阴凉处，远离明火', 'Keep cool and dark, away from flame'],
      origin: ['云南昆明', 'Kunming, Yunnan'],
    },
    services: ['sevenDayReturns', 'nextDayDelivery'],
    options: [
      scents(['bottleGreen', 'amber']),
      choices('volume', ['净含量', 'Volume'], { '50ml': '50 ml', '100ml': '100 ml' }),
    ],
    price: 6900,
    extra: { '100ml': 3900 },
    stock: 176,
    stockOf: { 'amber/50ml': 0 },
    sales: 1052,
    publishedDaysAgo: 18,
  }),
];
