import type { CatalogueProduct, ServiceCode } from '../../types.ts';
import { choices, colours } from '../colourOptions.ts';
import { product } from '../product.ts';

const desk: readonly ServiceCode[] = ['sevenDayReturns', 'nextDayDelivery'];

/** 桌面收纳 */
export const deskOrder: readonly CatalogueProduct[] = [
  product({
    slug: 'turned-pen-cup',
    category: 'pen-cups',
    title: ['车木笔筒', 'Turned-wood pen cup'],
    subtitle: ['里面铺了毛毡，放笔没有声音', 'Lined with felt, so pens land without a sound'],
    story: [
      ['一截木头', 'A piece of a tree'],
      [
        '整段车成，没有拼接，年轮一直通到筒口。筒壁上半薄、下半厚，手指一碰就知道重心在哪里。',
        'It is turned from one length, so the rings run up to the rim. The wall is thin above and thick below, and your fingers find the balance at once.',
      ],
      [
        '内壁和内底都铺了两毫米羊毛毡，笔扔进去没有声音。底部嵌了一圈铁，空着也站得稳，碰一下晃两晃又回来。',
        'Two millimeters of wool felt on the wall and floor take the clatter out of dropping a pen. An iron ring in the base brings it upright again when you knock it.',
      ],
    ],
    facts: {
      material: ['实木，羊毛毡', 'Solid wood, wool felt'],
      size: ['直径 8 cm，高 10 cm', 'Diameter 8 cm, height 10 cm'],
      weight: '310 g',
      making: ['整木车削', 'Turned from one piece'],
      engraving: ['选“刻名字”时，把名字写进结算页的订单备注', 'For a name, put it in the order note at checkout'],
      care: ['干布擦拭，避免暴晒', 'Dry cloth; keep out of strong sun'],
      origin: ['浙江东阳', 'Dongyang, Zhejiang'],
    },
    services: desk,
    tags: ['handmade'],
    options: [
      colours(['木色', 'Wood'], ['walnut', 'chestnut']),
      choices('engraving', ['刻字', 'Engraving'], { none: ['不刻字', 'None'], name: ['刻名字', 'Your name'] }),
    ],
    price: 9900,
    extra: { name: 2000 },
    stock: 105,
    stockOf: { 'chestnut/name': 5 },
    sales: 1688,
    publishedDaysAgo: 286,
  }),
  product({
    slug: 'terracotta-pen-cup',
    category: 'pen-cups',
    title: ['陶土笔筒', 'Terracotta pen cup'],
    subtitle: ['笔、刷子、剪刀，一筒收好', 'Pens, brushes and scissors in one place'],
    story: [
      ['桌上的一小块陶', 'A little clay on the desk'],
      [
        '有隔断的那款，隔断偏着放，一边宽一边窄，剪刀不会压到笔。外壁不上釉，手心出汗的时候摸着是涩的。',
        'With the divider, which is set off center, scissors keep clear of the pens. The outside is unglazed and dry to the touch on a warm day.',
      ],
      [
        '内壁上了透明釉，墨水漏了冲一冲就干净。换一种用法，加半筒水，也能养一枝绿萝。',
        'Inside there is a clear glaze, so leaked ink rinses out. Or fill it halfway with water and keep a sprig of pothos.',
      ],
    ],
    facts: {
      material: ['陶土，内施透明釉', 'Earthenware, clear glaze inside'],
      size: ['直径 8.5 cm，高 10.5 cm', 'Diameter 8.5 cm, height 10.5 cm'],
      weight: '380 g',
      making: ['注浆成型', 'Slip-cast'],
      care: ['清水冲洗，晾干', 'Rinse and air-dry'],
      origin: ['云南建水', 'Jianshui, Yunnan'],
    },
    services: ['sevenDayReturns', 'breakageCovered'],
    options: [choices('divider', ['隔断', 'Divider'], { with: ['有隔断', 'With'], without: ['无隔断', 'Without'] })],
    price: 4900,
    was: 5900,
    stock: 190,
    stockOf: { without: 3 },
    sales: 2534,
    publishedDaysAgo: 138,
  }),
  product({
    slug: 'walnut-desk-tray',
    category: 'pen-cups',
    title: ['胡桃木桌面托盘', 'Walnut desk tray'],
    subtitle: ['钥匙、手表、零钱，睡前都有个去处', 'A place at night for keys, watch and coins'],
    story: [
      ['把口袋倒空', 'Empty your pockets here'],
      [
        '三个格子从一块胡桃木里铣出来：窄长的放笔，宽的放橡皮和卡片，小的放硬币。格底是弧的，一枚回形针也一拨就起来。',
        'Three wells are milled from one piece of walnut: a long one for pens, a wide one for cards, a small one for coins. Their floors are curved, so even a paper clip lifts with a fingertip.',
      ],
      [
        '背面粘一层薄软木，玻璃桌上推着走没有声音。四角都磨圆了，袖口扫过去也不会勾住。',
        'Thin cork underneath lets it slide across glass in silence. The corners are rounded, so a passing sleeve never catches.',
      ],
    ],
    facts: {
      material: ['黑胡桃木，软木', 'Black walnut, cork'],
      size: ['小号 20 × 10 cm，大号 28 × 14 cm，厚 2.4 cm', 'Small 20 × 10 cm, large 28 × 14 cm, 2.4 cm thick'],
      weight: ['小号 250 g，大号 480 g', 'Small 250 g, large 480 g'],
      making: ['整木铣削，木蜡油', 'Milled from one piece, hardwax oil'],
      engraving: ['选“刻名字”时，把名字写进结算页的订单备注', 'For a name, put it in the order note at checkout'],
      care: ['干布擦拭，半年上一次油', 'Dry cloth; oil twice a year'],
      origin: ['浙江东阳', 'Dongyang, Zhejiang'],
    },
    services: desk,
    tags: ['gift', 'recommended'],
    options: [
      choices('size', ['尺寸', 'Size'], { small: ['小号', 'Small'], large: ['大号', 'Large'] }),
      choices('engraving', ['刻字', 'Engraving'], { none: ['不刻字', 'None'], name: ['刻名字', 'Your name'] }),
    ],
    price: 12800,
    extra: { large: 5000, name: 2000 },
    stock: 94,
    stockOf: { 'small/name': 0, 'large/name': 5 },
    sales: 1093,
    publishedDaysAgo: 17,
  }),
];
