import type { CatalogueProduct, ServiceCode } from '../../types.ts';
import { choices } from '../colourOptions.ts';
import { product } from '../product.ts';

const home: readonly ServiceCode[] = ['sevenDayReturns', 'breakageCovered', 'nextDayDelivery'];

/** 蜡烛与线香 */
export const flames: readonly CatalogueProduct[] = [
  product({
    slug: 'stoneware-candle',
    category: 'candles',
    title: ['石瓮香氛蜡烛', 'Stoneware candle'],
    subtitle: ['烧完以后，是一只好看的笔筒', 'Once it has burned down, a handsome cup remains'],
    story: [
      ['雨后走进树林', 'A wood after rain'],
      [
        '大豆蜡混一点蜂蜡，燃得慢，烟少。首次点燃请等到整面融化，往后就不会烧出一个坑。',
        'Soy wax with a little beeswax burns slowly and with little smoke. Let the whole surface melt the first time and it will not tunnel.',
      ],
      [
        '瓮口收了一圈，火苗不怕穿堂风，熄灭时盖上木盖就行。蜡用尽后倒一点热水，残蜡浮起来，瓮就干净了。',
        'The mouth narrows to shelter the flame, and the wooden lid puts it out. When the wax is gone, pour in hot water; what is left floats up and the jar is clean.',
      ],
    ],
    facts: {
      material: ['大豆蜡、蜂蜡，粗陶瓮', 'Soy wax and beeswax in stoneware'],
      size: [
        '120 g 直径 6.5 cm、高 7.5 cm；220 g 直径 8 cm、高 9 cm',
        '120 g: 6.5 cm across, 7.5 cm tall; 220 g: 8 cm across, 9 cm tall',
      ],
      weight: ['蜡 120 g 或 220 g', '120 or 220 g of wax'],
      burning: ['120 g 约 25 小时，220 g 约 45 小时', 'About 25 hours (120 g) or 45 hours (220 g)'],
      care: ['每次点燃前把烛芯剪到 5 mm', 'Trim the wick to 5 mm each time'],
      origin: ['福建德化', 'Dehua, Fujian'],
    },
    services: home,
    tags: ['gift'],
    options: [
      choices('scent', ['香味', 'Scent'], {
        cedar: ['雪松', 'Cedar'],
        fig: ['无花果叶', 'Fig leaf'],
        osmanthus: ['桂花', 'Osmanthus'],
      }),
      choices('weight', ['净重', 'Weight'], { '120g': '120 g', '220g': '220 g' }),
    ],
    price: 7900,
    was: 9900,
    extra: { '220g': 3900 },
    stock: 190,
    stockOf: { 'osmanthus/220g': 0, 'fig/120g': 4 },
    absent: ['osmanthus/120g'],
    sales: 3904,
    publishedDaysAgo: 133,
    deal: { endsInHours: 57, claimedPercent: 39 },
  }),
  product({
    slug: 'candle-trio',
    category: 'candles',
    title: ['三支小烛礼盒', 'Trio of small candles'],
    subtitle: ['早、午、晚，各一种味道', 'One for morning, one for noon, one for night'],
    story: [
      ['一天的三段', 'A day in three parts'],
      [
        '早上点橙花，明亮里带一点青涩；午后点白茶，淡得像刚洗过的杯子。夜里点檀木，气味低下来，不跟被子抢。',
        'Neroli for the morning, bright and a little green; white tea for the afternoon, faint as a rinsed cup. Sandalwood for the night sits low in the room.',
      ],
      [
        '每支约燃十二小时，够试出您偏爱哪一个。小瓷杯没有贴纸，味道写在杯底。',
        'Twelve hours each is enough to find out which is yours. The little cups carry no labels; the scent is written underneath.',
      ],
    ],
    facts: {
      material: ['大豆蜡，白瓷杯', 'Soy wax in porcelain'],
      size: ['杯径 5.6 cm，高 6 cm', 'Cups 5.6 cm across, 6 cm tall'],
      weight: '3 × 70 g',
      scent: ['橙花、白茶、檀木', 'Neroli, white tea, sandalwood'],
      burning: ['每支 12 小时', '12 hours each'],
      care: ['单次不超过三小时', 'Up to three hours at a time'],
      origin: ['福建德化', 'Dehua, Fujian'],
    },
    services: home,
    tags: ['gift', 'limited'],
    options: [choices('set', ['组合', 'Set'], { trio: ['三支装', 'Set of three'] })],
    price: 13800,
    stock: 0,
    sales: 1760,
    publishedDaysAgo: 260,
  }),
  product({
    slug: 'pine-incense',
    category: 'incense',
    title: ['松烟线香与香座', 'Pine incense and holder'],
    subtitle: ['一支燃四十分钟，正好读一章书', 'One stick burns forty minutes, or a chapter'],
    story: [
      ['一缕直的烟', 'A straight line of smoke'],
      [
        '用松针、松脂和榆树皮粉揉成，没有竹芯，烧到头也不呛。气味先是松脂，后来像晒热的木头。',
        'Pine needles, resin and elm-bark powder are kneaded together without a bamboo core, so the end smells as good as the start. It opens as resin and settles into sun-warmed wood.',
      ],
      [
        '香座是一块压手的铸铁，孔打得偏五度，灰落在盘子里，不落在桌上。竹筒装六十支，拧紧盖子放一年味道也在。',
        'The holder is cast iron, with its hole set five degrees off true so the ash lands in the dish. Sixty sticks come in a bamboo tube that keeps them for a year.',
      ],
    ],
    facts: {
      material: ['松针、松脂、榆皮粉；铸铁香座', 'Pine needles, resin, elm bark; cast-iron holder'],
      size: ['香长 21 cm，香座直径 9 cm', 'Sticks 21 cm, holder 9 cm across'],
      weight: ['线香 45 g，香座 210 g', 'Sticks 45 g, holder 210 g'],
      burning: ['每支约 40 分钟', 'About 40 minutes a stick'],
      care: ['通风处使用，香灰倒净再收', 'Burn with a window ajar; empty the ash'],
      origin: ['福建永春', 'Yongchun, Fujian'],
    },
    services: home,
    tags: ['handmade', 'gift'],
    options: [
      choices('set', ['组合', 'Set'], {
        sticks: ['线香 60 支', '60 sticks'],
        holder: ['线香 + 香座', 'Sticks and holder'],
      }),
      choices('scent', ['香味', 'Scent'], { pine: ['松烟', 'Pine smoke'], cedar: ['雪松', 'Cedar'] }),
    ],
    price: 5900,
    was: 6900,
    extra: { holder: 6000 },
    stock: 128,
    stockOf: { 'holder/cedar': 4 },
    absent: ['sticks/cedar'],
    sales: 946,
    publishedDaysAgo: 55,
  }),
];
