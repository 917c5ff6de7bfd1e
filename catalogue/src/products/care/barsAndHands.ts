import type { CatalogueProduct, ServiceCode } from '../../types.ts';
import { choices, colours } from '../colourOptions.ts';
import { product } from '../product.ts';
import { renamed } from '../renamed.ts';
import { scents } from '../scents.ts';

const beauty: readonly ServiceCode[] = ['nextDayDelivery', 'sevenDayReturns'];

/** 皂、护手与梳理 */
export const barsAndHands: readonly CatalogueProduct[] = [
  product({
    slug: 'clay-soap-bars',
    category: 'soaps',
    title: ['冷制手工皂', 'Cold-process soap bar'],
    subtitle: ['晾足六周，泡沫细得像奶油', 'Cured six weeks for a lather like cream'],
    story: [
      ['慢，是配方的一部分', 'Slowness is part of the recipe'],
      [
        '橄榄油占了七成，低温慢慢皂化，天然甘油都留在皂里。脱模后在架子上晾足六周，硬了，才经得起天天用。',
        'Seventy percent of it is olive oil, made cold so the glycerin stays in. Six weeks on the rack make it hard enough for every day.',
      ],
      [
        '颜色来自矿物泥和燕麦，不是色素。用钢丝一块块切开，大小略有出入，边角再修圆，握着不硌手。',
        'The colors come from clay and oats, not dye. Each bar is cut by wire, so sizes vary a little, and the corners are rounded to sit well in the hand.',
      ],
    ],
    facts: {
      ingredients: ['橄榄油、椰子油、矿物泥', 'Olive oil, coconut oil, clay'],
      size: ['7.5 × 5.5 × 2.8 cm', '7.5 × 5.5 × 2.8 cm'],
      weight: ['每块 110 g', '110 g a bar'],
      shelfLife: ['两年', 'Two years'],
      care: ['用沥水皂碟，用后晾干', 'Let it dry on a draining dish'],
      origin: ['云南大理', 'Dali, Yunnan'],
    },
    services: beauty,
    tags: ['handmade', 'gift'],
    options: [
      renamed(colours(['配方', 'Recipe'], ['sage', 'clay', 'cream', 'rose']), 'recipe', ['配方', 'Recipe'], {
        sage: ['绿泥', 'Green clay'],
        clay: ['赭泥', 'Red clay'],
        cream: ['燕麦', 'Oat'],
        rose: ['玫瑰泥', 'Rose clay'],
      }),
      choices('count', ['数量', 'Count'], { one: ['单件', 'One'], three: ['三件装', 'Set of three'] }),
    ],
    price: 3900,
    extra: { three: 6600 },
    stock: 320,
    stockOf: { 'clay/three': 4 },
    absent: ['rose/three'],
    sales: 6655,
    publishedDaysAgo: 400,
  }),
  product({
    slug: 'soapberry-shampoo-bar',
    category: 'soaps',
    title: ['无患子洗发皂', 'Soapberry shampoo bar'],
    subtitle: ['一块抵两瓶，安检不用拿出来', 'As long as two bottles, and no fuss at airport security'],
    story: [
      ['山里洗头的老法子', 'An old way from the hills'],
      [
        '无患子的果皮熬成汁，代替一半的水去打皂。泡沫是碎的、密的，在头皮上揉开就行，不必满头都是。',
        'Soapberry husks are boiled, and the broth replaces half the water in the soap. The lather is fine and dense; work it into the scalp and leave the ends to the rinse.',
      ],
      [
        '皂中间穿一根棉绳，洗完挂起来滴干，能用两个多月。短发搓十下，长发搓二十下，多了也冲得净。',
        'A cotton cord runs through the middle; hang it up to drip and it lasts more than two months. Ten rubs for short hair, twenty for long.',
      ],
    ],
    facts: {
      ingredients: ['无患子煎液、椰子油、蓖麻油', 'Soapberry broth, coconut and castor oil'],
      size: ['直径 7 cm，厚 2.6 cm', '7 cm across, 2.6 cm thick'],
      weight: '95 g',
      suits: ['姜款偏油，鼠尾草款偏干', 'Ginger for oily hair, sage for dry'],
      shelfLife: ['十八个月', 'Eighteen months'],
      care: ['挂起沥干，勿泡在水里', 'Hang to dry; do not leave in water'],
      origin: ['浙江天台', 'Tiantai, Zhejiang'],
    },
    services: beauty,
    tags: ['handmade'],
    options: [
      renamed(colours(['发质', 'Hair type'], ['amber', 'sage']), 'hair', ['发质', 'Hair type'], {
        amber: ['偏油 · 生姜', 'Oily, with ginger'],
        sage: ['偏干 · 鼠尾草', 'Dry, with sage'],
      }),
      choices('count', ['数量', 'Count'], { one: ['单件', 'One'], two: ['两件装', 'Set of two'] }),
    ],
    price: 4900,
    extra: { two: 3900 },
    stock: 188,
    stockOf: { 'sage/two': 4 },
    sales: 2134,
    publishedDaysAgo: 61,
  }),
  product({
    slug: 'rose-hand-cream',
    category: 'hand-care',
    title: ['旷野护手霜', 'Meadow hand cream'],
    subtitle: ['抹完就能碰键盘', 'Straight back to the keyboard'],
    story: [
      ['包里的那一支', 'The one in your bag'],
      [
        '铝管越挤越皱，看得见用到了哪里。管尾卷一道就挤得到头，一点不剩。',
        'The aluminum tube creases as you go, so you see how much is left. Roll the end and nothing stays behind.',
      ],
      [
        '玫瑰果油吸收快，蜂蜡留一层薄薄的干爽，鼠标上没有指印。三种香味都压得很低，地铁里抹，旁边的人闻不到。',
        'Rosehip oil sinks in and beeswax leaves a thin dry finish, with no prints on the mouse. All three scents are kept low, for you and not for the whole train.',
      ],
    ],
    facts: {
      ingredients: ['玫瑰果油、蜂蜡', 'Rosehip oil, beeswax'],
      capacity: ['30 ml 或 75 ml', '30 or 75 ml'],
      size: ['30 ml 10 × 3 cm；75 ml 13.5 × 4 cm', '30 ml: 10 × 3 cm; 75 ml: 13.5 × 4 cm'],
      weight: ['连管 40 g（30 ml）、92 g（75 ml）', 'With tube, 40 g (30 ml) or 92 g (75 ml)'],
      scent: ['管身印着 orange peel 的是橙皮安息香', 'The tube marked “orange peel” is orange peel & benzoin'],
      shelfLife: ['未开封三年', 'Three years unopened'],
      care: ['盖紧，30 °C 以下存放', 'Close tightly; keep below 30 °C'],
      origin: ['云南大理', 'Dali, Yunnan'],
    },
    services: beauty,
    options: [
      scents(['rose', 'sage', 'amber']),
      choices('volume', ['净含量', 'Volume'], { '30ml': '30 ml', '75ml': '75 ml' }),
    ],
    price: 3500,
    extra: { '75ml': 2400 },
    stock: 280,
    stockOf: { 'sage/30ml': 0 },
    absent: ['amber/30ml'],
    sales: 7780,
    publishedDaysAgo: 205,
  }),
  product({
    slug: 'sandalwood-comb',
    category: 'grooming',
    title: ['檀木宽齿梳', 'Sandalwood wide-tooth comb'],
    subtitle: ['齿距五毫米，湿发从下往上也梳得开', 'Teeth five millimeters apart, for wet hair from the ends up'],
    story: [
      ['一梳一梳慢慢来', 'One slow stroke at a time'],
      [
        '整块红檀锯出来，齿根和齿尖都磨圆，刮过手背只觉得滑。木头不起静电，冬天摘了帽子也敢梳。',
        'It is sawn from one piece of red sandalwood, rounded at the root and tip of every tooth, and glides over the back of a hand. Wood makes no static, which you will notice when the hat comes off.',
      ],
      [
        '檀香味很淡，拿近了才有；木色是温润的红棕，颜色和纹理每把略有不同。梳背比齿厚一倍，握着有分量，掉在瓷砖上也不容易断。',
        'The scent is faint and only there up close; the wood is a warm red-brown, a little different in every comb. The spine is twice as thick as the teeth, so a fall on tile rarely breaks it.',
      ],
    ],
    facts: {
      material: ['红檀整木', 'Solid red sandalwood'],
      size: ['长 18 cm，齿距 5 mm', '18 cm long, teeth 5 mm apart'],
      weight: '52 g',
      making: ['手工磨齿', 'Teeth polished by hand'],
      includes: ['梳子一把；图中布袋仅为拍摄道具，不含', 'One comb; the pouch in the pictures is not included'],
      engraving: ['选“刻名字”时，把名字写进结算页的订单备注', 'For a name, put it in the order note at checkout'],
      care: ['勿久泡水，每季擦一次橄榄油', 'Do not soak; olive oil once a season'],
      origin: ['江苏常州', 'Changzhou, Jiangsu'],
    },
    services: ['sevenDayReturns', 'nextDayDelivery'],
    tags: ['handmade', 'gift'],
    options: [
      choices('style', ['款式', 'Style'], { plain: ['无柄', 'Without handle'], handle: ['带柄', 'With handle'] }),
      choices('engraving', ['刻字', 'Engraving'], { none: ['不刻字', 'None'], name: ['刻名字', 'Your name'] }),
    ],
    price: 6800,
    extra: { handle: 2000, name: 1500 },
    stock: 146,
    stockOf: { 'handle/name': 3 },
    sales: 1715,
    publishedDaysAgo: 90,
  }),
];
