import type { CatalogueProduct, ServiceCode } from '../../types.ts';
import { choices, colours } from '../colourOptions.ts';
import { product } from '../product.ts';

const large: readonly ServiceCode[] = ['freeShipping', 'sevenDayReturns', 'breakageCovered', 'twoYearWarranty'];

/** 桌几 */
export const tables: readonly CatalogueProduct[] = [
  product({
    slug: 'ripple-side-table',
    category: 'side-tables',
    title: ['涟漪圆边几', 'Ripple side table'],
    subtitle: ['桌面七圈波纹，杯子放上去不打滑', 'Seven carved ripples keep a glass in place'],
    story: [
      ['沙发边的小岛', 'An island by the sofa'],
      [
        '桌面用数控刀走出七圈波纹，灯光斜斜照过来，一圈亮一圈暗。杯底的水珠顺着沟流开，不会连成一片。',
        'Seven ripples are cut into the top, deep enough to throw their own shadows under a lamp. Condensation runs off along them and never gathers in a ring.',
      ],
      [
        '四十五厘米的圆面，放一盏灯、一本书和一副眼镜。立柱穿出桌面，顶上一颗铜钮，握住它就能拎到窗边。',
        'Forty-five centimeters hold a lamp, a book and a pair of glasses. The post comes up through the top and ends in a brass knob: take hold, and the table goes to the window with you.',
      ],
    ],
    facts: {
      material: ['橡木（擦色），黄铜', 'Stained oak, brass'],
      size: ['直径 45 cm，高 42 或 50 cm', 'Diameter 45 cm, height 42 or 50 cm'],
      weight: ['42 cm：5.1 kg；50 cm：5.4 kg', '42 cm: 5.1 kg; 50 cm: 5.4 kg'],
      load: '30 kg',
      assembly: ['拧一颗螺栓', 'One bolt'],
      care: ['水渍及时擦，半年上一次木蜡油', 'Wipe spills; hardwax oil twice a year'],
      origin: ['江苏常州', 'Changzhou, Jiangsu'],
    },
    services: large,
    options: [
      colours(['木色', 'Wood'], ['walnut', 'chestnut', 'cream']),
      choices('height', ['高度', 'Height'], { '42cm': '42 cm', '50cm': '50 cm' }),
    ],
    price: 42900,
    extra: { '50cm': 3000 },
    stock: 56,
    stockOf: { 'cream/42cm': 5 },
    absent: ['chestnut/42cm'],
    sales: 812,
    publishedDaysAgo: 24,
  }),
  product({
    slug: 'longbank-desk',
    category: 'desks',
    title: ['长堤书桌', 'Longbank desk'],
    subtitle: ['后沿一道线槽，桌面再无电线', 'A channel at the back, and no more cables in sight'],
    story: [
      ['把桌面还给纸和笔', 'Room for paper again'],
      [
        '线槽盖板整条掀开，插座、充电头全收进去，只在缝里露出几根线头。桌沿倒了两厘米的大圆角，手腕搭着不硌。',
        'The channel lid lifts in one piece and swallows sockets and chargers, leaving a slit for the cables you need. The front edge is rounded by two centimeters, kind to wrists.',
      ],
      [
        '钢架往里收了八厘米，跷腿不碰膝盖。抽屉藏在桌面下面，薄得只够放纸、尺子和一包饼干。',
        'The steel frame sits eight centimeters back, clear of crossed knees. Under the top there is a drawer, thin enough for paper, a ruler and a pack of cookies.',
      ],
    ],
    facts: {
      material: ['白橡木，钢', 'White oak, steel'],
      size: ['深 65 cm，高 74 cm', '65 cm deep, 74 cm tall'],
      weight: ['120 cm：25 kg；140 cm：28 kg；160 cm：31 kg', '120 cm: 25 kg; 140 cm: 28 kg; 160 cm: 31 kg'],
      load: '80 kg',
      assembly: ['四十分钟，一人', 'Forty minutes, one person'],
      care: ['干布擦拭，热杯子请垫杯垫', 'Dry cloth; use a coaster for hot cups'],
      origin: ['江苏常州', 'Changzhou, Jiangsu'],
    },
    services: large,
    options: [
      choices('width', ['宽度', 'Width'], { '120cm': '120 cm', '140cm': '140 cm', '160cm': '160 cm' }),
      choices('drawer', ['抽屉', 'Drawer'], { left: ['左侧', 'Left'], right: ['右侧', 'Right'] }),
    ],
    price: 149900,
    extra: { '140cm': 20000, '160cm': 40000 },
    stock: 29,
    stockOf: { '160cm/left': 3, '160cm/right': 0 },
    absent: ['120cm/left'],
    sales: 655,
    publishedDaysAgo: 200,
  }),
];
