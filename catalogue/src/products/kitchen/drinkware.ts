import type { CatalogueProduct, ServiceCode } from '../../types.ts';
import { choices, colours } from '../colourOptions.ts';
import { product } from '../product.ts';

const fragile: readonly ServiceCode[] = ['sevenDayReturns', 'breakageCovered', 'nextDayDelivery'];

/** 马克杯与保温杯 */
export const drinkware: readonly CatalogueProduct[] = [
  product({
    slug: 'cloud-glaze-mug',
    category: 'mugs',
    title: ['云釉手工马克杯', 'Cloud-glaze mug'],
    subtitle: ['上半浸釉，下半留坯，釉线随手而定', 'Glazed above, bare clay below, and no two lines alike'],
    story: [
      ['一道釉线，一只杯子', 'One dip, one line'],
      [
        '每只杯子只浸一次釉。坯体厚薄、手腕角度、当天的湿度，都会留在那道起伏的边上。',
        'Each mug goes into the glaze once. The wall of the clay, the angle of a wrist and the weather that day all end up in that wavy edge.',
      ],
      [
        '杯口微微内收，热气散得慢，一杯咖啡喝到底还是温的。把手留出四指的宽度，冬天握着正好。',
        'The rim leans in a little, so the coffee stays warm to the end. The handle has room for four fingers.',
      ],
    ],
    facts: {
      material: ['高温粗陶，食品级釉', 'High-fired stoneware, food-safe glaze'],
      size: [
        '220 ml：Ø 7.6 × 8.3 cm；320 ml：Ø 8.6 × 9.4 cm；450 ml：Ø 9.6 × 10.5 cm',
        '220 ml: Ø 7.6 × 8.3 cm; 320 ml: Ø 8.6 × 9.4 cm; 450 ml: Ø 9.6 × 10.5 cm',
      ],
      weight: ['220 ml：240 g；320 ml：310 g；450 ml：390 g', '220 ml: 240 g; 320 ml: 310 g; 450 ml: 390 g'],
      suits: ['咖啡、茶、热牛奶', 'Coffee, tea, hot milk'],
      making: ['手工拉坯，1,280 °C 还原烧', 'Thrown by hand, reduction-fired at 1,280 °C'],
      care: ['可进微波炉与洗碗机', 'Microwave and dishwasher safe'],
      origin: ['江西景德镇', 'Jingdezhen, Jiangxi'],
    },
    services: fragile,
    tags: ['handmade', 'recommended'],
    options: [
      colours(['釉色', 'Glaze'], ['bottleGreen', 'wingBlue', 'amber']),
      choices('capacity', ['容量', 'Capacity'], { '220ml': '220 ml', '320ml': '320 ml', '450ml': '450 ml' }),
    ],
    price: 7900,
    was: 11900,
    extra: { '320ml': 1000, '450ml': 3000 },
    stock: 368,
    stockOf: { 'bottle-green/450ml': 0, 'amber/220ml': 3, 'wing-blue/320ml': 5 },
    absent: ['wing-blue/450ml'],
    purchaseLimit: 5,
    sales: 24130,
    publishedDaysAgo: 412,
    deal: { endsInHours: 31, claimedPercent: 57 },
  }),
  product({
    slug: 'cloud-glaze-pair',
    category: 'mugs',
    title: ['云釉对杯礼盒', 'Cloud-glaze pair, gift box'],
    subtitle: ['两只同窑的杯子，一张手写卡', 'Two mugs from one firing and a card to write on'],
    story: [
      ['送给一起喝早茶的人', 'For whoever shares your morning tea'],
      [
        '两只杯子在窑里挨着烧，颜色相近，釉线各走各的。卡片是空白的，话留给您自己写。',
        'The two stood side by side in the kiln: close in tone, each with its own line. The card is blank, because the words should be yours.',
      ],
      [
        '盒子用再生纸浆模压，撑得住一路颠簸。拆完别急着扔，格子里刚好放一套杯垫。',
        'The molded-pulp box takes a rough ride in the mail. Keep it afterward; a set of coasters fits the wells.',
      ],
    ],
    facts: {
      material: ['高温粗陶，食品级釉', 'High-fired stoneware, food-safe glaze'],
      capacity: ['320 ml × 2', '320 ml each'],
      size: ['礼盒 24 × 13 × 12 cm', 'Box 24 × 13 × 12 cm'],
      suits: ['茶、咖啡', 'Tea and coffee'],
      weight: ['连盒约 940 g', 'About 940 g with box'],
      care: ['可进微波炉与洗碗机', 'Microwave and dishwasher safe'],
      origin: ['江西景德镇', 'Jingdezhen, Jiangxi'],
    },
    services: fragile,
    tags: ['gift', 'handmade'],
    options: [
      choices('pair', ['两杯釉色', 'Pair'], {
        'green-chestnut': ['瓶绿 + 栗棕', 'Green and chestnut'],
        'blue-amber': ['翼镜蓝 + 琥珀', 'Blue and amber'],
      }),
      choices('wrapping', ['包装', 'Wrapping'], { box: ['礼盒', 'Gift box'], cloth: ['棉布包袱', 'Cotton wrap'] }),
    ],
    price: 16800,
    extra: { cloth: 2000 },
    stock: 120,
    stockOf: { 'blue-amber/box': 4, 'blue-amber/cloth': 0 },
    sales: 3356,
    publishedDaysAgo: 230,
  }),
  product({
    slug: 'bluewing-flask',
    category: 'flasks',
    title: ['翼镜真空保温杯', 'Bluewing vacuum flask'],
    subtitle: ['早上九点装的茶，下午三点仍有 68 °C', 'Fill it at nine; at three it is still 68 °C'],
    story: [
      ['一口热的，走到哪儿都有', 'Something hot, wherever you are'],
      [
        '杯身喷了一层磨砂粉体，沾了水也不打滑。杯盖上的提环，刚好挂在一根手指上。',
        'The powder coat grips even when it is wet, and the loop on the lid hangs from one finger.',
      ],
      [
        '杯盖能拆成三件，密封圈取下来冲一冲，就不留昨天的茶味。口径放得进普通冰块。',
        'The lid comes apart in three, so the seal rinses clean of yesterday’s tea. An ordinary ice cube fits through the neck.',
      ],
    ],
    facts: {
      material: ['316 不锈钢内胆，304 外壳', '316 stainless steel lining, 304 shell'],
      size: ['直径 7 cm；350 ml 高 18.5 cm，500 ml 高 24 cm', 'Diameter 7 cm; 350 ml 18.5 cm tall, 500 ml 24 cm tall'],
      weight: ['350 ml：260 g；500 ml：320 g', '350 ml: 260 g; 500 ml: 320 g'],
      care: ['杯身手洗，杯盖可进洗碗机', 'Hand-wash the body; the lid may go in the dishwasher'],
      origin: ['浙江永康', 'Yongkang, Zhejiang'],
    },
    services: ['sevenDayReturns', 'nextDayDelivery', 'twoYearWarranty'],
    options: [
      colours(['颜色', 'Color'], ['wingBlue', 'bottleGreen', 'cream']),
      choices('capacity', ['容量', 'Capacity'], { '350ml': '350 ml', '500ml': '500 ml' }),
      choices('lid', ['盖子', 'Lid'], { loop: ['提环盖', 'Loop lid'], flip: ['弹盖', 'Flip lid'] }),
    ],
    price: 13900,
    was: 17900,
    extra: { '500ml': 2000, flip: 1000 },
    stock: 260,
    stockOf: { 'cream/350ml/loop': 0, 'bottle-green/350ml/flip': 4 },
    absent: ['cream/350ml/flip'],
    sales: 11260,
    publishedDaysAgo: 305,
    deal: { endsInHours: 9, claimedPercent: 74 },
  }),
];
