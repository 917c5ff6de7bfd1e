import type { CatalogueProduct, ServiceCode } from '../../types.ts';
import { choices, colours } from '../colourOptions.ts';
import { product } from '../product.ts';

const large: readonly ServiceCode[] = ['freeShipping', 'sevenDayReturns', 'breakageCovered', 'twoYearWarranty'];

/** 餐椅与休闲椅 */
export const chairs: readonly CatalogueProduct[] = [
  product({
    slug: 'riverbend-chair',
    category: 'dining-chairs',
    title: ['河湾白蜡木餐椅', 'Riverbend ash dining chair'],
    subtitle: ['靠背弯成一道河湾，坐久不累', 'A back bent like a river, made for long suppers'],
    story: [
      ['饭后还想坐一会儿', 'You will want to stay'],
      [
        '靠背是一根蒸汽弯曲的白蜡木，只在腰的高度碰到您。扶着它起身时，手心摸到的是顺着长的木纹。',
        'The back is one steam-bent length of ash that meets you only at the waist. When you push up from it, the grain runs the way your palm does.',
      ],
      [
        '坐垫羊毛混纺，四颗暗扣一松就能拆洗。后腿略向外撇，往后仰的时候椅子站得住，这一点家里有小孩的人懂。',
        'Four hidden snaps free the wool-blend seat for washing. The back legs splay a little, so the chair holds when someone tips it, as someone always does.',
      ],
    ],
    facts: {
      material: ['白蜡木，羊毛混纺', 'Ash, wool blend'],
      size: ['48 × 52 × 82 cm', '48 × 52 × 82 cm'],
      weight: '4.6 kg',
      load: '150 kg',
      assembly: ['整装发货', 'Arrives assembled'],
      care: ['木部干布擦，坐垫 30 °C 机洗', 'Dry cloth for wood; wash the seat at 30 °C'],
      origin: ['浙江安吉', 'Anji, Zhejiang'],
    },
    services: large,
    tags: ['recommended'],
    options: [
      colours(['坐垫', 'Seat'], ['bottleGreen', 'chestnut', 'sage']),
      choices('wood', ['椅架', 'Chair frame'], { natural: ['原木', 'Natural'], smoked: ['烟熏', 'Smoked'] }),
    ],
    price: 69900,
    extra: { smoked: 6000 },
    stock: 64,
    stockOf: { 'sage/smoked': 2 },
    absent: ['chestnut/smoked'],
    sales: 956,
    publishedDaysAgo: 16,
  }),
  product({
    slug: 'ladderback-chair',
    category: 'dining-chairs',
    title: ['横档纸绳编餐椅', 'Ladderback paper-cord chair'],
    subtitle: ['一百二十米纸绳，一个人编一天', 'A hundred and twenty meters of cord, a day of weaving'],
    story: [
      ['越坐越服帖', 'It learns your shape'],
      [
        '纸绳由三股牛皮纸捻成，坐久了随体温变软，半年后凹处就是您的形状。断了一根，可以寄回来重编。',
        'The cord is three plies of twisted kraft paper, and it softens as you sit until the dip is yours. If a strand breaks, send the chair back and we weave it again.',
      ],
      [
        '三道横档各弯各的弧度，从腰到肩一道比一道平。橡木只上皂化油，水渍擦得掉，年头久了会变成蜂蜜色。',
        'Each of the three slats has its own curve, flatter toward the shoulder. The oak is finished with soap, so rings wipe away and the wood turns honey-colored over the years.',
      ],
    ],
    facts: {
      material: ['橡木，三股纸绳', 'Oak, three-ply paper cord'],
      size: '46 × 50 × 80 cm',
      weight: '4.1 kg',
      load: '130 kg',
      making: ['榫卯结构，手工编面', 'Mortise and tenon, woven by hand'],
      care: ['纸绳干刷，避免久晒', 'Brush the cord dry; keep from long sun'],
      origin: ['浙江安吉', 'Anji, Zhejiang'],
    },
    services: large,
    tags: ['handmade'],
    options: [choices('cord-colour', ['绳色', 'Cord color'], { natural: ['本色', 'Natural'], black: ['黑', 'Black'] })],
    price: 98000,
    stock: 5,
    stockOf: { black: 0 },
    sales: 344,
    publishedDaysAgo: 390,
  }),
  product({
    slug: 'reed-armchair',
    category: 'armchairs',
    title: ['苇编休闲椅', 'Reed lounge chair'],
    subtitle: ['坐深五十六，头刚好靠得住', 'Deep enough to slide down in, with a rest for your head'],
    story: [
      ['午后两点的位置', 'The two o’clock seat'],
      [
        '靠背用芦苇心编成八角孔，风从背后穿过来，夏天不黏衣服。扶手前端削成扁圆，放得稳一只茶杯。',
        'The back is reed core woven in open octagons, so air moves through it in July. The arms are planed flat at the front, wide enough for a cup.',
      ],
      [
        '坐面往后倾十二度，人自己就滑进去了，要起来得扶一把。座垫外套拉链藏在底下，冬天翻到灯芯绒那一面。',
        'The seat tips back twelve degrees, so you slide in without deciding to and need the arms to get out. Its cushion has linen on one side and corduroy on the other, for winter.',
      ],
    ],
    facts: {
      material: ['白蜡木，芦苇心，棉麻座垫', 'Ash, reed core, cotton-linen cushion'],
      size: ['64 × 76 × 88 cm', '64 × 76 × 88 cm'],
      weight: '8.2 kg',
      load: '140 kg',
      assembly: ['装四只脚，十五分钟', 'Fit four legs, fifteen minutes'],
      care: ['编面软毛刷除尘，保持通风', 'Brush the weave; keep it aired'],
      origin: ['浙江湖州', 'Huzhou, Zhejiang'],
    },
    services: large,
    tags: ['handmade', 'recommended'],
    options: [
      colours(['木色', 'Wood'], ['walnut', 'ink']),
      choices('cushion', ['座垫', 'Cushion'], {
        none: ['不含座垫', 'Without'],
        reversible: ['双面座垫', 'Reversible'],
      }),
    ],
    price: 159900,
    extra: { reversible: 16000 },
    stock: 27,
    stockOf: { 'ink/none': 3 },
    absent: ['walnut/none'],
    sales: 286,
    publishedDaysAgo: 13,
  }),
];
