import type { CatalogueProduct, ServiceCode } from '../../types.ts';
import { choices } from '../colourOptions.ts';
import { product } from '../product.ts';

const beauty: readonly ServiceCode[] = ['nextDayDelivery', 'sevenDayReturns'];

/** 面部护肤 */
export const faceCare: readonly CatalogueProduct[] = [
  product({
    slug: 'squalane-oil',
    category: 'serums',
    title: ['橄榄角鲨烷精华油', 'Olive squalane face oil'],
    subtitle: ['橄榄来源，三滴就够全脸', 'From olives; three drops for a whole face'],
    story: [
      ['油，也可以很轻', 'An oil that feels light'],
      [
        '质地接近皮肤自身的油脂，按进去就没有了，枕套上也不留印。夏天单用，冬天混一滴在面霜里。',
        'It is close in texture to the skin’s own oils, gone as soon as it is pressed in and leaving nothing on a pillowcase. Use it alone in summer and in your cream in winter.',
      ],
      [
        '配方只有两样，没有香精，闻起来几乎什么都没有。滴管一吸正好三滴，倒着拿也不滴漏。',
        'There are two things in the bottle and neither is perfume. The dropper draws exactly three drops and does not drip on the way over.',
      ],
    ],
    facts: {
      ingredients: ['橄榄角鲨烷、维生素 E', 'Olive squalane, vitamin E'],
      size: [
        '15 ml 直径 2.8 cm、高 8.5 cm；30 ml 直径 3.3 cm、高 10 cm',
        '15 ml: 2.8 cm across, 8.5 cm tall; 30 ml: 3.3 cm across, 10 cm tall',
      ],
      weight: ['连瓶 58 g（15 ml）、95 g（30 ml）', 'With bottle, 58 g (15 ml) or 95 g (30 ml)'],
      skin: ['干性、中性', 'Dry, normal'],
      shelfLife: ['未开封三年', 'Three years unopened'],
      care: ['避光，25 °C 以下存放', 'Keep dark and below 25 °C'],
      origin: ['上海奉贤', 'Fengxian, Shanghai'],
    },
    services: beauty,
    tags: ['recommended'],
    options: [choices('volume', ['净含量', 'Volume'], { '15ml': '15 ml', '30ml': '30 ml' })],
    price: 9800,
    extra: { '30ml': 7000 },
    stock: 230,
    sales: 5210,
    publishedDaysAgo: 188,
  }),
  product({
    slug: 'vitamin-serum',
    category: 'serums',
    title: ['晨光维 C 精华', 'Morning vitamin C serum'],
    subtitle: ['琥珀瓶避光，小瓶装，开封两个月内用完', 'Amber glass and a small bottle, to finish in two months'],
    story: [
      ['早上三秒钟', 'Three seconds in the morning'],
      [
        '水一样的质地，两滴抹开就干，接着上防晒不搓泥。浓度百分之十，没用过的人可以从隔天一次用起。',
        'It is as thin as water: two drops, dry at once, and sunscreen goes over it without pilling. At ten percent, first-timers can start every other day.',
      ],
      [
        '维 C 见光会变黄，所以瓶子是琥珀色，容量也做得小。颜色变成浓茶的样子，就该换一瓶了。',
        'Vitamin C yellows in light, which is why the glass is amber and the bottle small. When it turns the color of strong tea, it is time for a new one.',
      ],
    ],
    facts: {
      ingredients: ['维生素 C 10%、阿魏酸', '10% vitamin C, ferulic acid'],
      capacity: ['15 ml 或 30 ml', '15 or 30 ml'],
      size: [
        '15 ml 直径 2.8 cm、高 8.5 cm；30 ml 直径 3.3 cm、高 10 cm',
        '15 ml: 2.8 cm across, 8.5 cm tall; 30 ml: 3.3 cm across, 10 cm tall',
      ],
      weight: ['连瓶 56 g（15 ml）、92 g（30 ml）', 'With bottle, 56 g (15 ml) or 92 g (30 ml)'],
      skin: ['中性、混合', 'Normal, combination'],
      care: ['避光冷藏更稳定', 'Keep dark; the fridge helps'],
      origin: ['上海奉贤', 'Fengxian, Shanghai'],
    },
    services: beauty,
    options: [choices('volume', ['净含量', 'Volume'], { '15ml': '15 ml', '30ml': '30 ml' })],
    price: 10800,
    extra: { '30ml': 8000 },
    stock: 140,
    stockOf: { '15ml': 5 },
    sales: 3452,
    publishedDaysAgo: 15,
  }),
  product({
    slug: 'chamomile-toner',
    category: 'serums',
    title: ['洋甘菊化妆水', 'Chamomile toner'],
    subtitle: ['像凉掉的花草茶，拍两下就进去', 'Like cooled herb tea, in with two pats'],
    story: [
      ['洗完脸的头一步', 'First thing after washing'],
      [
        '用罗马洋甘菊蒸出来的纯露打底，含量过半，水只是配角。倒在掌心拍两下，脸上润润的，不发黏。',
        'More than half of it is hydrosol distilled from Roman chamomile; water is the minor part. Two pats from the palm leave skin moist without a tacky film.',
      ],
      [
        '瓶子高而窄，标签直接印在玻璃上，湿手拿也不起皱。瓶口留了一道小内塞，一次只出五六滴，倒不洒。',
        'The bottle is tall and narrow, with its label printed on the glass so wet hands cannot wrinkle it. A stopper inside lets out five or six drops at a time.',
      ],
    ],
    facts: {
      ingredients: ['罗马洋甘菊纯露、甘油、泛醇', 'Roman chamomile hydrosol, glycerin, panthenol'],
      size: ['100 ml 4 × 4 × 15.5 cm；200 ml 5 × 5 × 19 cm', '100 ml: 4 × 4 × 15.5 cm; 200 ml: 5 × 5 × 19 cm'],
      weight: ['连瓶 220 g（100 ml）、410 g（200 ml）', 'With bottle, 220 g (100 ml) or 410 g (200 ml)'],
      skin: ['全部肤质', 'All skin types'],
      shelfLife: ['未开封两年，开封六个月', 'Two years unopened, six months open'],
      care: ['避光阴凉处，瓶口保持干净', 'Keep cool and dark; wipe the neck'],
      origin: ['云南昆明', 'Kunming, Yunnan'],
    },
    services: beauty,
    options: [
      choices('volume', ['净含量', 'Volume'], { '100ml': '100 ml', '200ml': '200 ml' }),
      choices('texture', ['质地', 'Texture'], { light: ['清爽', 'Light'], rich: ['滋润', 'Rich'] }),
    ],
    price: 7900,
    extra: { '200ml': 5000 },
    stock: 150,
    stockOf: { '200ml/rich': 3 },
    absent: ['100ml/rich'],
    sales: 1358,
    publishedDaysAgo: 28,
  }),
  product({
    slug: 'oat-body-cream',
    category: 'creams',
    title: ['燕麦身体霜', 'Oat body cream'],
    subtitle: ['洗完澡三分钟内，抹一层', 'Within three minutes of a shower'],
    story: [
      ['把燕麦粥抹在身上', 'Porridge for the skin'],
      [
        '胶态燕麦遇水成一层极薄的膜，抹在小腿上滑滑的，穿裤子也不黏。没有香精，只有一点点谷物的气味。',
        'Colloidal oat makes the thinnest of films, smooth on a shin and dry enough for jeans. There is no perfume in it, just a faint smell of grain.',
      ],
      [
        '霜体挖起来像打发的奶油，一勺够两条小腿。木盖内侧衬了垫片，旋紧了倒着放也不渗。',
        'It scoops like whipped cream, and one scoop does both legs. The wooden lid has a liner inside and keeps the jar tight, even upside down in a bag.',
      ],
    ],
    facts: {
      ingredients: ['胶态燕麦、乳木果油', 'Colloidal oat, shea butter'],
      capacity: ['100 ml 或 200 ml', '100 or 200 ml'],
      size: [
        '100 ml 直径 6.8 cm、高 5 cm；200 ml 直径 8.4 cm、高 6 cm',
        '100 ml: 6.8 cm across, 5 cm tall; 200 ml: 8.4 cm across, 6 cm tall',
      ],
      weight: ['连罐 210 g（100 ml）、390 g（200 ml）', 'With jar, 210 g (100 ml) or 390 g (200 ml)'],
      skin: ['干性、中性', 'Dry, normal'],
      care: ['用干净的勺取，盖紧', 'Scoop with something clean; close tightly'],
      origin: ['浙江湖州', 'Huzhou, Zhejiang'],
    },
    services: beauty,
    options: [choices('volume', ['净含量', 'Volume'], { '100ml': '100 ml', '200ml': '200 ml' })],
    price: 7800,
    was: 9800,
    extra: { '200ml': 5000 },
    stock: 175,
    stockOf: { '100ml': 4 },
    sales: 4377,
    publishedDaysAgo: 142,
    deal: { endsInHours: 98, claimedPercent: 18 },
  }),
  product({
    slug: 'night-cream',
    category: 'creams',
    title: ['夜航面霜', 'Night-passage face cream'],
    subtitle: ['睡前黄豆大一点，醒来不紧绷', 'A pea-sized dab at night, no tightness by morning'],
    story: [
      ['给熬夜的人', 'For late nights'],
      [
        '三种神经酰胺，按皮肤里本来的比例调在一起，质地像融化一半的黄油。黄豆大一点，在掌心搓开再按上去，不用来回推。',
        'Three ceramides in the proportions skin itself uses, with the texture of half-melted butter. Warm a pea of it between your palms and press; there is no need to rub.',
      ],
      [
        '清爽款水多，适合夏天和爱出油的皮肤；滋润款油多，适合冬天和容易起皮的皮肤。罐子是深蓝玻璃，随罐附一把小勺。',
        'Light has more water, for summer and oilier skin; Rich has more oil, for winter and skin that flakes. The jar is deep blue glass and comes with a little spoon.',
      ],
    ],
    facts: {
      ingredients: ['神经酰胺、泛醇', 'Ceramides, panthenol'],
      capacity: '50 ml',
      size: ['罐径 6.2 cm，高 5 cm', 'Jar 6.2 cm across, 5 cm tall'],
      weight: ['罐装 210 g（连罐），补充装 65 g', '210 g with jar, refill 65 g'],
      skin: ['全部肤质', 'All skin types'],
      care: ['避光存放，开封十二个月内用完', 'Keep dark; finish within twelve months'],
      origin: ['上海奉贤', 'Fengxian, Shanghai'],
    },
    services: beauty,
    options: [
      choices('texture', ['质地', 'Texture'], { light: ['清爽', 'Light'], rich: ['滋润', 'Rich'] }),
      choices('pack', ['规格', 'Pack'], { jar: ['罐装', 'Jar'], refill: ['补充装', 'Refill'] }),
    ],
    price: 16800,
    extra: { jar: 5000 },
    stock: 96,
    stockOf: { 'rich/jar': 3, 'rich/refill': 0 },
    sales: 1894,
    publishedDaysAgo: 58,
  }),
];
