import type { CatalogueProduct, ServiceCode } from '../../types.ts';
import { choices, colours } from '../colourOptions.ts';
import { product } from '../product.ts';

const fragile: readonly ServiceCode[] = ['sevenDayReturns', 'breakageCovered', 'nextDayDelivery'];

/** 碗盘 */
export const tableware: readonly CatalogueProduct[] = [
  product({
    slug: 'lakeside-bowl',
    category: 'bowls',
    title: ['湖心双色拉面碗', 'Lakeside two-tone bowl'],
    subtitle: ['外素内釉，一碗面、一碗沙拉都合适', 'Bare outside, glazed inside, right for noodles and salads'],
    story: [
      ['碗底像一面小湖', 'A small lake at the bottom'],
      [
        '釉水在碗底积得略厚，颜色深一层，面吃完了才看见。外壁不上釉，摸得到拉坯留下的旋纹。',
        'Glaze pools at the bottom and turns a shade deeper, which you see once the noodles are gone. Outside, the clay is bare and keeps the rings of the wheel.',
      ],
      [
        '高圈足离桌面一厘米半，刚出锅的汤，端着也不烫手心。900 毫升，一人份的汤面连浇头都装得下。',
        'A foot one and a half centimeters tall keeps your palms off the heat. At 900 ml it holds one dinner of noodles, broth and toppings.',
      ],
    ],
    facts: {
      material: ['粗陶', 'Stoneware'],
      capacity: '900 ml',
      size: ['口径 18.5 cm，高 8 cm', 'Rim 18.5 cm, height 8 cm'],
      weight: ['约 560 g', 'About 560 g'],
      care: ['可进微波炉与洗碗机', 'Microwave and dishwasher safe'],
      origin: ['福建德化', 'Dehua, Fujian'],
    },
    services: fragile,
    options: [
      colours(['内釉', 'Inside'], ['sage', 'wingBlue', 'clay']),
      choices('count', ['数量', 'Count'], { one: ['单件', 'One'], two: ['两件装', 'Set of two'] }),
    ],
    price: 6900,
    extra: { two: 5900 },
    stock: 420,
    stockOf: { 'clay/two': 4 },
    sales: 9087,
    publishedDaysAgo: 520,
  }),
  product({
    slug: 'dawn-bowls',
    category: 'bowls',
    title: ['晨曦小食碗 两只装', 'Dawn snack bowls, set of 2'],
    subtitle: ['一只盛酸奶，一只盛坚果', 'One for yogurt, one for nuts'],
    story: [
      ['早餐的刚刚好', 'Just enough for breakfast'],
      [
        '直径十二厘米，放进冰箱门的格子也不占地方。两只叠起来，只比一只高出一指。',
        'At twelve centimeters across they fit the shelf of a fridge door. Stacked, the pair is only a finger taller than one.',
      ],
      [
        '陶土里掺了细砂，哑光釉摸上去像晒过的石头。内壁弧度贴着勺子走，刮得到碗底一口酸奶。',
        'Fine sand in the clay gives the matte glaze the feel of a sun-warmed stone. The inside follows the curve of a spoon down to the last mouthful.',
      ],
    ],
    facts: {
      material: ['陶土，哑光釉', 'Earthenware, matte glaze'],
      capacity: ['280 ml × 2', '280 ml each'],
      size: ['口径 12 cm，高 5.8 cm', 'Rim 12 cm, height 5.8 cm'],
      weight: ['两只共 460 g', '460 g the pair'],
      care: ['可进洗碗机，微波不超过两分钟', 'Dishwasher safe; microwave two minutes at most'],
      origin: ['广东潮州', 'Chaozhou, Guangdong'],
    },
    services: fragile,
    options: [choices('set', ['组合', 'Set'], { pair: ['两只装', 'Set of two'] })],
    price: 8800,
    was: 10800,
    stock: 74,
    sales: 3310,
    publishedDaysAgo: 160,
    deal: { endsInHours: 50, claimedPercent: 22 },
  }),
  product({
    slug: 'reed-plates',
    category: 'plates',
    title: ['苇岸餐盘 四只装', 'Reedbank plates, set of 4'],
    subtitle: ['浅浅一圈高边，汤汁不外溢', 'A low raised rim that keeps sauces in'],
    story: [
      ['从早午餐到晚饭', 'From brunch to supper'],
      [
        '一圈一厘米高的边，红烧肉的汁拦得住，煎蛋也好铲。盘面留着细细的旋纹，刀叉划过不显痕。',
        'A rim one centimeter high holds a braise in place and gives a fried egg something to slide against. Fine throwing lines on the surface hide the marks of knives.',
      ],
      [
        '盘底的圈足向里收，四只叠放，高度不到十厘米。釉是手工淋的，边缘会透出一点坯色。',
        'The feet tuck into one another, so all four stack under ten centimeters. The glaze is poured by hand and breaks to bare clay along the edge.',
      ],
    ],
    facts: {
      material: ['细炻器', 'Fine stoneware'],
      size: ['直径 20 cm 或 26 cm，高 2.4 cm', 'Diameter 20 or 26 cm, height 2.4 cm'],
      weight: ['四只共 1.7 kg（20 cm）或 2.9 kg（26 cm）', 'Four weigh 1.7 kg (20 cm) or 2.9 kg (26 cm)'],
      making: ['机压成型，手工上釉', 'Pressed, then glazed by hand'],
      care: ['可进微波炉与洗碗机', 'Microwave and dishwasher safe'],
      origin: ['广东潮州', 'Chaozhou, Guangdong'],
    },
    services: fragile,
    options: [
      colours(['釉色', 'Glaze'], ['sage', 'cream', 'wingBlue']),
      choices('diameter', ['直径', 'Diameter'], { '20cm': '20 cm', '26cm': '26 cm' }),
    ],
    price: 15900,
    extra: { '26cm': 6000 },
    stock: 90,
    stockOf: { 'wing-blue/26cm': 1 },
    absent: ['cream/20cm'],
    sales: 2144,
    publishedDaysAgo: 21,
  }),
];
