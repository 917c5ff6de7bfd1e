import type { CatalogueProduct, ServiceCode } from '../../types.ts';
import { choices, colours } from '../colourOptions.ts';
import { product } from '../product.ts';

const soft: readonly ServiceCode[] = ['sevenDayReturns', 'nextDayDelivery'];

/** 布包 */
export const bags: readonly CatalogueProduct[] = [
  product({
    slug: 'white-ring-tote',
    category: 'totes',
    title: ['白领环帆布托特包', 'White-ring canvas tote'],
    subtitle: ['装得下电脑、雨伞和一根法棍', 'Holds a laptop, an umbrella and a baguette'],
    story: [
      ['越背越软', 'Softer with every trip'],
      [
        '十六安帆布，底部双层，装六本书也不塌。袋口织进一圈白边，像绿头鸭脖子上的那道环，名字就是这么来的。',
        'Sixteen-ounce canvas with a doubled base carries six books without sagging. A white band is woven into the rim, like the ring around a mallard’s neck, and that is where the name comes from.',
      ],
      [
        '内侧有一个带扣的小袋，钥匙不用翻。提手垂高二十八厘米，冬天穿着羽绒服也上得了肩。',
        'A clip pocket inside means keys never hide. The handles drop twenty-eight centimeters, enough to go over a winter coat.',
      ],
    ],
    facts: {
      material: ['棉帆布 16 安', '16 oz cotton canvas'],
      size: '38 × 40 × 12 cm',
      weight: '480 g',
      load: '12 kg',
      care: ['冷水手洗，阴干', 'Hand-wash cold, dry in the shade'],
      origin: ['福建泉州', 'Quanzhou, Fujian'],
    },
    services: soft,
    options: [
      colours(['颜色', 'Color'], ['cream', 'sage', 'wingBlue']),
      choices('closure', ['袋口', 'Top'], { open: ['敞口', 'Open'], zip: ['拉链', 'Zipper'] }),
    ],
    price: 12900,
    extra: { zip: 2000 },
    stock: 170,
    stockOf: { 'sage/zip': 3 },
    sales: 4128,
    publishedDaysAgo: 176,
  }),
  product({
    slug: 'commuter-backpack',
    category: 'backpacks',
    title: ['渡口防泼水双肩包', 'Ferry water-repellent backpack'],
    subtitle: ['卷口放开，一下子多出五升', 'Unroll the top for five liters more'],
    story: [
      ['下雨也照常出门', 'Rain does not matter'],
      [
        '蜡布外层遇水成珠，一抖就掉。卷口卷三道扣住，平时十八升，买完菜放开就是二十三升。',
        'Water beads on the waxed cloth and shakes off. Rolled three times it holds eighteen liters; unrolled after the market, twenty-three.',
      ],
      [
        '电脑仓悬空两厘米，包放下时不磕。背面靠腰的地方藏着一只平袋，护照和手机从侧面就摸得到。',
        'The laptop sleeve floats two centimeters above the ground. Against the small of the back there is a flat pocket for a passport, reached from the side.',
      ],
    ],
    facts: {
      material: ['蜡棉布，植鞣皮', 'Waxed cotton, vegetable-tanned leather'],
      capacity: ['18–23 L', '18–23 L'],
      size: ['30 × 14 × 44 cm', '30 × 14 × 44 cm'],
      weight: '960 g',
      care: ['湿布擦，一年补一次蜡', 'Wipe with a damp cloth; rewax yearly'],
      origin: ['广东广州', 'Guangzhou, Guangdong'],
    },
    services: ['freeShipping', 'sevenDayReturns', 'twoYearWarranty'],
    options: [
      colours(['颜色', 'Color'], ['bottleGreen', 'ink', 'chestnut']),
      choices('laptop', ['电脑仓', 'Laptop'], { '14in': ['14 英寸', '14 in'], '16in': ['16 英寸', '16 in'] }),
    ],
    price: 46900,
    extra: { '16in': 3000 },
    stock: 70,
    stockOf: { 'chestnut/14in': 1, 'chestnut/16in': 0 },
    sales: 1390,
    publishedDaysAgo: 8,
  }),
];
