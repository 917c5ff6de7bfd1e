import type { CatalogueProduct, ServiceCode } from '../../types.ts';
import { choices, colours } from '../colourOptions.ts';
import { product } from '../product.ts';

const home: readonly ServiceCode[] = ['sevenDayReturns', 'breakageCovered', 'nextDayDelivery'];
const living: readonly ServiceCode[] = ['breakageCovered', 'nextDayDelivery'];

/** 绿植花器 */
export const greenery: readonly CatalogueProduct[] = [
  product({
    slug: 'fiddle-leaf-fig',
    category: 'potted-plants',
    title: ['琴叶榕 含陶盆', 'Fiddle-leaf fig, potted'],
    subtitle: ['出棚前养足三周，到家不掉叶', 'Acclimated for three weeks so it keeps its leaves'],
    story: [
      ['一周浇一次就好', 'Water it once a week'],
      [
        '它喜欢明亮的散射光，离窗一米的地方正好。手指插进土里两厘米，干了再浇，浇透为止。',
        'It likes bright, indirect light, about a meter from a window. Push a finger two centimeters into the soil; when it is dry, water until it runs through.',
      ],
      [
        '新叶从顶上一片一片卷着出来，一个月能长一片巴掌大的。盆底有孔，配了同色的托盘，附一张养护卡和一小包缓释肥。',
        'New leaves unroll from the top, about one a month, each as big as a hand. The pot has a hole and a matching saucer; a care card and a packet of slow-release plant food come along.',
      ],
    ],
    facts: {
      material: ['活体植株，陶盆', 'Living plant, ceramic pot'],
      size: [
        '株高约 60 cm、盆径 18 cm，或约 90 cm、22 cm',
        'About 60 cm tall in an 18 cm pot, or 90 cm in a 22 cm pot',
      ],
      weight: ['约 4.2 kg（60 cm）、6.5 kg（90 cm）', 'About 4.2 kg (60 cm) or 6.5 kg (90 cm)'],
      placing: ['明亮散射光', 'Bright, indirect light'],
      care: ['每周浇水一次，叶面半月擦一次', 'Water weekly; wipe leaves twice a month'],
      origin: ['广东广州', 'Guangzhou, Guangdong'],
    },
    services: ['breakageCovered', 'freeShipping'],
    options: [
      colours(['陶盆', 'Pot'], ['cream', 'clay', 'ink']),
      choices('plant-height', ['株高', 'Plant height'], { '60cm': '60 cm', '90cm': '90 cm' }),
    ],
    price: 23900,
    extra: { '90cm': 12000 },
    stock: 44,
    stockOf: { 'ink/60cm': 2, 'ink/90cm': 0 },
    absent: ['clay/90cm'],
    sales: 1174,
    publishedDaysAgo: 71,
  }),
  product({
    slug: 'rubber-plant-mini',
    category: 'potted-plants',
    title: ['橡皮树小盆栽', 'Little rubber plant'],
    subtitle: ['书桌上的第一株植物', 'A first plant for any desk'],
    story: [
      ['很难养死', 'Hard to kill'],
      [
        '叶子厚实，存得住水，忘了浇两周也没事。每月用湿布擦一次叶面，会亮得像打过蜡。',
        'Its thick leaves store water and forgive two forgotten weeks. Wipe them monthly with a damp cloth and they shine like wax.',
      ],
      [
        '新芽外面裹着一层红色的芽鞘，展开那天自己会掉。盆只有拳头大，放在显示器旁边不挡线。',
        'Each new leaf comes wrapped in a red sheath that drops off the day it opens. The pot is no bigger than a fist and fits beside a monitor.',
      ],
    ],
    facts: {
      material: ['活体植株，陶盆', 'Living plant, ceramic pot'],
      size: ['株高约 25 cm，盆径 10 cm', 'About 25 cm tall, pot 10 cm'],
      weight: ['约 900 g', 'About 900 g'],
      placing: ['耐半阴，避免暴晒', 'Takes half shade; no harsh sun'],
      care: ['十天浇水一次', 'Water every ten days'],
      origin: ['福建漳州', 'Zhangzhou, Fujian'],
    },
    services: living,
    options: [
      colours(['陶盆', 'Pot'], ['clay', 'sage', 'wingBlue']),
      choices('leaf', ['叶色', 'Leaf'], { green: ['黑金刚', 'Dark green'], variegated: ['花叶', 'Variegated'] }),
    ],
    price: 6900,
    extra: { variegated: 2000 },
    stock: 160,
    stockOf: { 'wing-blue/variegated': 5 },
    sales: 5230,
    publishedDaysAgo: 310,
  }),
  product({
    slug: 'snake-plant',
    category: 'potted-plants',
    title: ['虎尾兰 含陶盆', 'Snake plant, potted'],
    subtitle: ['一个月浇一回，站得比谁都直', 'Water it once a month and it stands up straight'],
    story: [
      ['给出差的人', 'For people who travel'],
      [
        '叶片从土里直直地抽上来，一株有七八片，边上镶一道浅黄。怕涝不怕旱，出差三周回来还是那个样子。',
        'Seven or eight blades rise straight out of the soil, each edged in pale yellow. It minds wet feet and not drought, and looks the same after three weeks away.',
      ],
      [
        '陶盆不上釉，外壁会透气，土干得快一点，根就不容易烂。底下垫三只小脚，地板上不留水印。',
        'The pot is unglazed and breathes, so the soil dries faster and the roots stay sound. Three small feet keep water marks off the floor.',
      ],
    ],
    facts: {
      material: ['活体植株，素陶盆', 'Living plant, unglazed pot'],
      size: [
        '株高约 30 cm、盆径 11 cm，或约 45 cm、14 cm',
        'About 30 cm tall in an 11 cm pot, or 45 cm in a 14 cm pot',
      ],
      weight: ['约 1.3 kg（30 cm）、2.3 kg（45 cm）', 'About 1.3 kg (30 cm) or 2.3 kg (45 cm)'],
      placing: ['耐阴，亮处长得快', 'Tolerates shade; grows faster in light'],
      care: ['三到四周浇水一次', 'Water every three to four weeks'],
      origin: ['广东广州', 'Guangzhou, Guangdong'],
    },
    services: living,
    options: [
      colours(['陶盆', 'Pot'], ['cream', 'clay', 'ink']),
      choices('plant-height', ['株高', 'Plant height'], { '30cm': '30 cm', '45cm': '45 cm' }),
    ],
    price: 8900,
    extra: { '45cm': 5000 },
    stock: 92,
    stockOf: { 'ink/30cm': 3, 'clay/45cm': 0 },
    sales: 1628,
    publishedDaysAgo: 42,
  }),
  product({
    slug: 'bisque-vase',
    category: 'vases',
    title: ['素坯细颈花瓶', 'Bisque bottle vase'],
    subtitle: ['一枝就够，瓶口只有两指宽', 'One stem is enough for a neck two fingers wide'],
    story: [
      ['等一枝花', 'Waiting for one stem'],
      [
        '外壁不上釉，保留拉坯时的指痕；内壁施透明釉，盛水不渗。手摸上去是干的、温的，像刚从太阳底下拿进来。',
        'Outside, the clay is bare and keeps the marks of fingers; inside, a clear glaze holds the water. It is dry and warm to the touch, as if just brought in from the sun.',
      ],
      [
        '颈子收得窄，一根枯枝插进去自己就有了姿势。换水时握住肩部，那里留了一道浅浅的腰。',
        'The narrow neck gives a bare twig its pose. Hold it by the waist below the shoulder when you change the water.',
      ],
    ],
    facts: {
      material: ['紫砂泥，内施透明釉', 'Red clay, clear glaze inside'],
      size: ['直径 13 cm、高 24 cm，或直径 17 cm、高 32 cm', '13 cm across and 24 cm tall, or 17 and 32 cm'],
      weight: ['780 g（24 cm），1.4 kg（32 cm）', '780 g (24 cm), 1.4 kg (32 cm)'],
      making: ['手工拉坯', 'Thrown by hand'],
      care: ['清水冲洗，外壁勿用洗洁精', 'Rinse with water; no soap outside'],
      origin: ['江苏宜兴', 'Yixing, Jiangsu'],
    },
    services: home,
    tags: ['handmade'],
    options: [
      colours(['泥色', 'Clay'], ['clay', 'cream', 'ink']),
      choices('height', ['高度', 'Height'], { '24cm': '24 cm', '32cm': '32 cm' }),
    ],
    price: 13900,
    extra: { '32cm': 6000 },
    stock: 78,
    stockOf: { 'ink/32cm': 0, 'cream/24cm': 5 },
    sales: 1530,
    publishedDaysAgo: 17,
  }),
  product({
    slug: 'glazed-vase',
    category: 'vases',
    title: ['铜绿釉花器', 'Copper-glaze vase'],
    subtitle: ['釉层三遍，近看有蓝色的光', 'Three coats of glaze with a blue gleam up close'],
    story: [
      ['空着也好看', 'Good even when empty'],
      [
        '肩部圆鼓，颈部收紧，枝条插进去自己会站。釉淋三遍，在肩头积得厚，颜色也深，往下慢慢淡成一层水。',
        'Round shoulders and a tight neck make branches stand by themselves. The glaze is poured three times, thick and dark at the shoulder and thin as water below.',
      ],
      [
        '同一窑里烧出来，有的偏绿，有的泛蓝，这是铜在火里的脾气。底足留着一圈素坯，放在木桌上不滑。',
        'From one firing some come out greener and some bluer; that is how copper behaves in a kiln. The foot is bare clay and does not slide on wood.',
      ],
    ],
    facts: {
      material: ['粗陶，铜绿釉', 'Stoneware, copper-green glaze'],
      size: ['直径 13 cm、高 20 cm，或直径 17 cm、高 26 cm', '13 cm across and 20 cm tall, or 17 and 26 cm'],
      weight: ['720 g（20 cm），1.2 kg（26 cm）', '720 g (20 cm), 1.2 kg (26 cm)'],
      making: ['手工淋釉三遍', 'Glazed by hand in three coats'],
      care: ['可用长柄刷清洗内壁', 'Clean inside with a bottle brush'],
      origin: ['浙江龙泉', 'Longquan, Zhejiang'],
    },
    services: home,
    options: [
      colours(['釉色', 'Glaze'], ['bottleGreen', 'wingBlue']),
      choices('height', ['高度', 'Height'], { '20cm': '20 cm', '26cm': '26 cm' }),
    ],
    price: 14800,
    extra: { '26cm': 5000 },
    stock: 52,
    stockOf: { 'wing-blue/26cm': 3 },
    sales: 1021,
    publishedDaysAgo: 124,
  }),
  product({
    slug: 'long-spout-can',
    category: 'garden-tools',
    title: ['长嘴浇水壶', 'Long-spout watering can'],
    subtitle: ['壶嘴三十厘米，够得着架子里头那盆', 'Thirty centimeters of spout, for the pot at the back'],
    story: [
      ['浇在土上，不浇在叶上', 'Water the soil, not the leaves'],
      [
        '壶嘴从底部接出去，倒到还剩一口也不用高高举起。出水口只有七毫米，细细一股，土面不会被冲出坑。',
        'The spout starts at the base, so you pour the last of it without lifting high. Its mouth is seven millimeters wide, a thin stream that leaves no crater.',
      ],
      [
        '提手一直弯到壶口，一只手拎、一只手扶都顺。顶上留的口比巴掌大，水龙头底下直接接。',
        'The handle runs from the back to the rim, for one hand or two. The opening on top is wider than a palm and fits straight under a faucet.',
      ],
    ],
    facts: {
      material: ['镀锌钢，粉体涂装；黄铜款为全铜', 'Powder-coated galvanized steel; the brass one is solid brass'],
      capacity: '1.2 L',
      size: ['全长 42 cm，高 20 cm', '42 cm overall, 20 cm tall'],
      weight: ['560 g（钢），820 g（铜）', '560 g in steel, 820 g in brass'],
      care: ['用后倒净，冬天勿存水', 'Empty after use; no standing water in frost'],
      origin: ['浙江永康', 'Yongkang, Zhejiang'],
    },
    services: ['sevenDayReturns', 'nextDayDelivery'],
    tags: ['gift'],
    options: [
      colours(['颜色', 'Color'], ['bottleGreen', 'brass', 'cream']),
      choices('rose', ['花洒头', 'Rose'], { none: ['直嘴', 'Plain spout'], fine: ['配细孔花洒', 'With fine rose'] }),
    ],
    price: 12900,
    extra: { brass: 10000, fine: 2000 },
    stock: 88,
    stockOf: { 'brass/fine': 2 },
    absent: ['cream/fine'],
    sales: 1239,
    publishedDaysAgo: 20,
  }),
];
