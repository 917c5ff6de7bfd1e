import type { CatalogueProduct, ServiceCode } from '../../types.ts';
import { choices, colours } from '../colourOptions.ts';
import { product } from '../product.ts';

const soft: readonly ServiceCode[] = ['sevenDayReturns', 'nextDayDelivery'];

/** 靠垫、地毯与餐桌布艺 */
export const softFurnishing: readonly CatalogueProduct[] = [
  product({
    slug: 'corduroy-cushion',
    category: 'cushions',
    title: ['灯芯绒靠垫 45 × 45 cm', 'Corduroy cushion, 45 × 45 cm'],
    subtitle: ['宽条灯芯绒，顺着摸是一种光', 'Wide-wale corduroy that changes with the light'],
    story: [
      ['沙发上的一块颜色', 'A block of color'],
      [
        '绒条宽六毫米，密而不硬。顺毛发亮，逆毛发沉，同一只靠垫从门口看和从窗边看是两种颜色。',
        'The wales are six millimeters wide, dense but soft. Stroked one way it shines and the other way it deepens, so it is one color from the door and another from the window.',
      ],
      [
        '拉链藏在侧边的缝里，拆外套不用找。内芯比外套大两厘米，四个角才撑得饱满。',
        'The zipper hides in the side seam. The inner is cut two centimeters larger than the cover, and that is what fills the corners.',
      ],
    ],
    facts: {
      material: ['棉灯芯绒', 'Cotton corduroy'],
      filling: ['羽丝棉 400 g', '400 g of microfiber down'],
      size: '45 × 45 cm',
      weight: ['外套 190 g，含内芯 590 g', 'Cover 190 g, with inner 590 g'],
      care: ['外套反面 30 °C 机洗', 'Wash the cover inside out at 30 °C'],
      origin: ['江苏南通', 'Nantong, Jiangsu'],
    },
    services: soft,
    options: [
      colours(['颜色', 'Color'], ['wingBlue', 'clay', 'bottleGreen', 'amber']),
      choices('inner', ['内芯', 'Inner'], { cover: ['仅外套', 'Cover only'], filled: ['含内芯', 'With inner'] }),
    ],
    price: 6900,
    extra: { filled: 3000 },
    stock: 200,
    stockOf: { 'amber/filled': 2 },
    absent: ['bottle-green/cover'],
    sales: 2048,
    publishedDaysAgo: 19,
  }),
  product({
    slug: 'linen-cushion',
    category: 'cushions',
    title: ['水洗亚麻腰枕', 'Washed-linen lumbar pillow'],
    subtitle: ['三十乘五十，刚好托住腰', 'Thirty by fifty, right where the back needs it'],
    story: [
      ['洗过，所以软', 'Soft from the wash'],
      [
        '亚麻先织后洗，拿到手就是软的，不必熨。晾的时候抖一抖，布面干了自然平。',
        'The linen is woven first and washed after, so it arrives soft and needs no iron. Shake it out on the line and it dries smooth.',
      ],
      [
        '内芯是荞麦壳，压下去沙沙响一声，就停在腰的形状里。壳可以从侧口倒出来晒，一年添一把就好。',
        'Buckwheat hulls inside rustle once and then hold the shape of your back. Pour them out to sun them, and top up with a handful a year.',
      ],
    ],
    facts: {
      material: ['法国亚麻', 'French linen'],
      filling: ['荞麦壳', 'Buckwheat hulls'],
      size: '30 × 50 cm',
      weight: ['外套 110 g，含内芯 1.1 kg', 'Cover 110 g, with hulls 1.1 kg'],
      care: ['外套机洗免熨，荞麦壳日晒', 'Wash the cover, no ironing; sun the hulls'],
      origin: ['江苏南通', 'Nantong, Jiangsu'],
    },
    services: soft,
    options: [
      colours(['颜色', 'Color'], ['clay', 'sage', 'cream']),
      choices('inner', ['内芯', 'Inner'], { cover: ['仅外套', 'Cover only'], filled: ['含内芯', 'With inner'] }),
    ],
    price: 8900,
    extra: { filled: 4000 },
    stock: 90,
    stockOf: { 'sage/filled': 4 },
    sales: 1115,
    publishedDaysAgo: 155,
  }),
  product({
    slug: 'flat-weave-rug',
    category: 'rugs',
    title: ['平织棉麻地毯', 'Flat-weave rug'],
    subtitle: ['两面都能用，门从上面推得开', 'Reversible, and thin enough for a door to clear'],
    story: [
      ['给地板铺一块田', 'A field for the floor'],
      [
        '棉经麻纬，平着织，只有四毫米厚，椅子拖过去不卷边。两面的花纹一深一浅，脏了翻个面，等于换了一块。',
        'Cotton one way and jute the other, woven flat to four millimeters, so chairs slide across it. One side is darker than the other: turn it over and it is a new rug.',
      ],
      [
        '短边的穗子是经线打的结，没有另外缝上去的东西，也就不会掉。赤脚踩上去有一点麻的筋骨，夏天不黏脚。',
        'The fringe is the warp itself, knotted, so there is nothing sewn on to come off. Under bare feet you feel the backbone of the jute, and in summer it stays dry.',
      ],
    ],
    facts: {
      material: ['棉 55%，黄麻 45%', '55% cotton, 45% jute'],
      size: ['60 × 120、120 × 180 或 160 × 230 cm，厚 4 mm', '60 × 120, 120 × 180 or 160 × 230 cm, 4 mm thick'],
      weight: ['由小到大 870 g、2.6 kg、4.4 kg', '870 g, 2.6 kg and 4.4 kg, small to large'],
      making: ['有梭织机平织', 'Flat-woven on a shuttle loom'],
      care: ['吸尘，局部用湿布擦；勿机洗', 'Vacuum; spot-clean; not for the washer'],
      origin: ['浙江湖州', 'Huzhou, Zhejiang'],
    },
    services: ['freeShipping', 'sevenDayReturns'],
    tags: ['recommended'],
    options: [
      colours(['颜色', 'Color'], ['clay', 'wingBlue']),
      choices('size', ['尺寸', 'Size'], {
        '60x120cm': '60 × 120 cm',
        '120x180cm': '120 × 180 cm',
        '160x230cm': '160 × 230 cm',
      }),
    ],
    price: 18900,
    extra: { '120x180cm': 27000, '160x230cm': 51000 },
    stock: 78,
    stockOf: { 'wing-blue/160x230cm': 0, 'clay/160x230cm': 3 },
    absent: ['wing-blue/60x120cm'],
    sales: 1143,
    publishedDaysAgo: 33,
  }),
  product({
    slug: 'linen-napkins',
    category: 'table-linen',
    title: ['水洗亚麻餐巾 四条装', 'Washed-linen napkins, set of 4'],
    subtitle: ['四十五厘米见方，折两下就像样', 'Forty-five centimeters square, presentable in two folds'],
    story: [
      ['比纸巾多用十年', 'Ten years longer than paper'],
      [
        '亚麻洗过才裁，再洗也不缩。擦嘴、垫面包、盖住剩菜，哪样都行，油渍泡一夜就松。',
        'The linen is washed before it is cut, so it will not shrink on you. Use it for chins, under bread or over leftovers; grease lets go after a night of soaking.',
      ],
      [
        '四边折三折，斜角缝合，翻到反面也整齐。一角留了个挂环，用完晾在厨房挂钩上。',
        'The corners are mitered and the hem is turned three times, as neat on the back as on the front. A loop at one corner hangs from a kitchen hook.',
      ],
    ],
    facts: {
      material: ['亚麻 100%', '100% linen'],
      size: ['45 × 45 cm', '45 × 45 cm'],
      weight: ['每条 48 g', '48 g each'],
      making: ['斜角折边', 'Mitered hems'],
      includes: [
        '餐巾四条；图中铜环仅为拍摄道具，不含',
        'Four napkins; the brass ring in the pictures is not included',
      ],
      care: ['40 °C 机洗，免熨', 'Wash at 40 °C, no ironing'],
      origin: ['黑龙江兰西', 'Lanxi, Heilongjiang'],
    },
    services: soft,
    tags: ['gift'],
    options: [
      colours(['颜色', 'Color'], ['sage', 'clay', 'cream']),
      choices('edge', ['边', 'Edge'], { hem: ['折边', 'Hemmed'], fringe: ['散边', 'Fringed'] }),
    ],
    price: 12900,
    was: 15900,
    stock: 132,
    stockOf: { 'cream/fringe': 5 },
    absent: ['clay/fringe'],
    sales: 1866,
    publishedDaysAgo: 79,
    deal: { endsInHours: 64, claimedPercent: 27 },
  }),
];
