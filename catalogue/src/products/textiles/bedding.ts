import type { CatalogueProduct, ServiceCode } from '../../types.ts';
import { choices, colours } from '../colourOptions.ts';
import { product } from '../product.ts';

const soft: readonly ServiceCode[] = ['sevenDayReturns', 'nextDayDelivery'];

/** 床品 */
export const bedding: readonly CatalogueProduct[] = [
  product({
    slug: 'washed-cotton-set',
    category: 'bed-linen',
    title: ['水洗棉四件套', 'Washed-cotton bed set'],
    subtitle: ['像穿旧的白衬衫', 'Like a shirt you have worn for years'],
    story: [
      ['头一晚就像睡了很久', 'Familiar on the first night'],
      [
        '出厂前水洗两次、拉绒一次，颜色带一点灰，配什么都不抢。六十支的纱，夏天不黏身，冬天也不冰人。',
        'It is washed twice and brushed once before it leaves us, in colors with a touch of gray that argue with nothing. The sixty-count yarn does not cling in August or shock in January.',
      ],
      [
        '被套四角有系带，被子不跑；开口在脚那头，用的是椰壳扣。床笠款四周是松紧，床垫厚到三十厘米也套得住。',
        'Ties in all four corners hold the duvet, and coconut buttons close the foot end. The fitted sheet takes a mattress up to thirty centimeters deep.',
      ],
    ],
    facts: {
      material: ['棉 60 支', 'Cotton, 60 count'],
      includes: ['被套、床笠或平单、两只枕套', 'Duvet cover, fitted or flat sheet, two pillowcases'],
      size: ['被套 200 × 230 或 220 × 240 cm', 'Duvet cover 200 × 230 or 220 × 240 cm'],
      weight: ['2.1 kg（150 cm 床），2.4 kg（180 cm 床）', '2.1 kg (150 cm bed), 2.4 kg (180 cm bed)'],
      care: ['40 °C 机洗，免熨', 'Wash at 40 °C, no ironing'],
      origin: ['江苏南通', 'Nantong, Jiangsu'],
    },
    services: ['freeShipping', 'sevenDayReturns'],
    options: [
      colours(['颜色', 'Color'], ['rose', 'sage', 'cream', 'grey']),
      choices('bed-width', ['床宽', 'Bed width'], { '150cm': '150 cm', '180cm': '180 cm' }),
      choices('sheet', ['床单', 'Sheet'], { fitted: ['床笠', 'Fitted'], flat: ['平单', 'Flat'] }),
    ],
    price: 36900,
    was: 45900,
    extra: { '180cm': 4000 },
    stock: 120,
    stockOf: { 'sage/180cm/fitted': 0, 'grey/150cm/fitted': 5, 'sage/180cm/flat': 2 },
    absent: ['cream/150cm/fitted', 'cream/150cm/flat', 'grey/150cm/flat'],
    sales: 6120,
    publishedDaysAgo: 280,
  }),
  product({
    slug: 'wool-throw',
    category: 'blankets',
    title: ['湖畔羊毛盖毯', 'Lakeshore wool throw'],
    subtitle: ['美利奴细羊毛，贴脸不扎', 'Fine merino, soft against a cheek'],
    story: [
      ['在沙发上过冬', 'Winter on the sofa'],
      [
        '人字纹双面织造，一面深一面浅，翻过来换个心情。羊毛细到 19 微米，裹到下巴也不扎。',
        'It is woven as a double-faced herringbone, dark on one side and pale on the other. The wool is 19 microns fine, soft right up to the chin.',
      ],
      [
        '流苏由手工捻成，每边六十四束，洗过几次也不散。一个人裹着看电影够长，两个人并排盖膝盖够宽。',
        'The tassels are twisted by hand, sixty-four to an edge, and survive the wash. It is long enough to wrap one for a film and wide enough for four knees.',
      ],
    ],
    facts: {
      material: ['美利奴羊毛', 'Merino wool'],
      size: '130 × 180 cm',
      weight: '820 g',
      care: ['干洗或洗衣机羊毛档', 'Dry clean or wool cycle'],
      origin: ['内蒙古鄂尔多斯', 'Ordos, Inner Mongolia'],
    },
    services: ['freeShipping', 'sevenDayReturns'],
    tags: ['recommended', 'gift'],
    options: [
      colours(['颜色', 'Color'], ['bottleGreen', 'clay', 'grey']),
      choices('wrapping', ['包装', 'Wrapping'], { band: ['纸腰封', 'Paper band'], box: ['礼盒', 'Gift box'] }),
    ],
    price: 49900,
    was: 59900,
    extra: { box: 3000 },
    stock: 62,
    stockOf: { 'grey/band': 3, 'grey/box': 0 },
    sales: 1678,
    publishedDaysAgo: 48,
  }),
  product({
    slug: 'cotton-knit-blanket',
    category: 'blankets',
    title: ['粗针棉线毯', 'Chunky cotton blanket'],
    subtitle: ['空调房里的一层薄暖', 'A thin layer of warmth for air-conditioned rooms'],
    story: [
      ['四季都在椅背上', 'On the chair all year'],
      [
        '一根棉线织到底，没有接缝，也没有里外之分。针脚有小指粗，风过得去，盖着不闷。',
        'It is knitted from one yarn without a seam, the same on both sides. The stitches are as thick as a little finger and let the air through.',
      ],
      [
        '大号有一公斤多一点的分量，搭在腿上知道它在。勾丝了别剪，拿手指把线捋回去，它自己会藏好。',
        'At just over a kilo, the large lets you know it is there. If a loop catches, do not cut it; work it back with a finger and it disappears.',
      ],
    ],
    facts: {
      material: ['精梳棉', 'Combed cotton'],
      size: ['90 × 120 cm 或 120 × 150 cm', '90 × 120 or 120 × 150 cm'],
      weight: ['660 g（90 × 120 cm），1.1 kg（120 × 150 cm）', '660 g (90 × 120 cm), 1.1 kg (120 × 150 cm)'],
      care: ['装洗衣袋机洗，平铺晾干', 'Wash in a laundry bag, dry flat'],
      origin: ['浙江桐乡', 'Tongxiang, Zhejiang'],
    },
    services: soft,
    options: [
      colours(['颜色', 'Color'], ['rose', 'cream', 'wingBlue']),
      choices('size', ['尺寸', 'Size'], { '90x120cm': '90 × 120 cm', '120x150cm': '120 × 150 cm' }),
    ],
    price: 15900,
    extra: { '120x150cm': 7000 },
    stock: 104,
    stockOf: { 'wing-blue/90x120cm': 4 },
    sales: 2312,
    publishedDaysAgo: 220,
  }),
];
