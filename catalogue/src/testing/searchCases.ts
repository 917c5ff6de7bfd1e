/** A search in the sample shop and its expected results. All back ends are tested with these cases. */
export interface SearchCase {
  query: string;
  locale: 'zh-CN' | 'en-US';
  /** Selected order. @default 'comprehensive' */
  order?: 'comprehensive' | 'priceAsc' | 'priceDesc';
  /** Additional filters. @default none */
  filter?: { inStock?: boolean; minPrice?: number; maxPrice?: number; attributes?: string };
  /** Slugs of the first products, in any order. */
  first?: readonly string[];
  /** Slugs of products that must not be found. */
  without?: readonly string[];
  /** Slugs of all products that may be found. */
  only?: readonly string[];
  /** Whether nothing is found. @default false */
  findsNothing?: boolean;
  /** Corrected keyword, which is shown to the user. @default no correction */
  corrected?: string;
  /** Words that were ignored, which are shown to the user. @default none */
  unmatched?: readonly string[];
  /** Whether the user is informed that no product has this name. @default false */
  isOnlyMentioned?: boolean;
  /** Price range in the keyword, in minor units. @default none */
  price?: { min: number | null; max: number | null };
  /** Whether only reduced products are found, which the user is informed about. @default false */
  isSale?: boolean;
  /** Order in the keyword, which is shown to the user. @default none */
  sort?: string;
  /** Whether the user is informed about free shipping. @default false */
  isFreeShipping?: boolean;
  /** Whether the order of `first` matters. @default false */
  isInOrder?: boolean;
  /** Slug of an option value of the SKU that is shown for each of the first products. */
  value?: string;
  /** Slug of an option value that no displayed SKU has. */
  unwanted?: string;
  /** Slugs of the last products, in any order. */
  last?: readonly string[];
  /** Whether the SKU that is shown for each of the first products is sold out. @default not checked */
  isSoldOut?: boolean;
}

/** Results of a back end, with products as slugs. */
export interface SearchAnswer {
  slugs: readonly string[];
  corrected: string | undefined;
  unmatched: readonly string[];
  isOnlyMentioned: boolean;
  price: { min: number | null; max: number | null } | undefined;
  isSale: boolean;
  sort: string | undefined;
  isFreeShipping: boolean;
  /** Option values of the SKU that is shown for each product. */
  values: readonly (Readonly<Record<string, string>> | undefined)[];
  /** Pieces in stock of that SKU. */
  stocks: readonly (number | undefined)[];
}

const drinkingCups = ['cloud-glaze-mug', 'cloud-glaze-pair', 'bluewing-flask', 'gaiwan-set'];
const lamps = [
  'evening-linen-lamp',
  'full-moon-lamp',
  'mushroom-lamp',
  'reading-arc-lamp',
  'brass-student-lamp',
  'rice-paper-floor-lamp',
  'orchard-pendant',
  'paper-cloud-pendant',
  'pebble-wall-light',
  'clip-light',
];
const lampsUnder300 = ['full-moon-lamp', 'mushroom-lamp', 'clip-light'];
const headphones = ['iris-headphones', 'iris-lite', 'pebble-earbuds'];
const faceCare = ['vitamin-serum', 'night-cream', 'chamomile-toner', 'squalane-oil'];
const skinCare = ['oat-body-cream', ...faceCare];
const towels = ['long-staple-towels', 'waffle-bath-towels'];
const chairs = ['riverbend-chair', 'ladderback-chair', 'reed-armchair'];
const cushions = ['linen-cushion', 'corduroy-cushion'];
const bedding = ['washed-cotton-set', 'cotton-knit-blanket', 'wool-throw'];
const candles = ['stoneware-candle', 'candle-trio'];
const cheapest = { first: ['washi-tape', 'rose-hand-cream'], isInOrder: true };
const [zh, en] = ['zh-CN', 'en-US'] as const;

const tableLamps = ['evening-linen-lamp', 'full-moon-lamp', 'mushroom-lamp', 'reading-arc-lamp', 'brass-student-lamp'];
const leatherGoods = [
  'hearth-speaker',
  'iris-headphones',
  'weekly-planner',
  'wireless-charger',
  'brass-pen',
  'commuter-backpack',
  'drake-field-watch',
];
const plants = ['rubber-plant-mini', 'fiddle-leaf-fig', 'snake-plant'];

/** Acceptance tests of the search. */
export const searchCases: readonly SearchCase[] = [
  // Words for two kinds of products: the best of each kind come first, and no word is left out
  ...['sofa bed', '沙发床', '沙发 床'].map((query) => ({
    query,
    locale: zh,
    first: ['dusk-bed', 'valley-sofa'],
    isInOrder: true,
  })),
  { query: 'sofa pillow', locale: en, first: ['valley-sofa', ...cushions], only: ['valley-sofa', ...cushions] },
  { query: '沙发抱枕', locale: zh, first: ['valley-sofa', ...cushions], only: ['valley-sofa', ...cushions] },
  { query: 'mug lamp', locale: en, first: ['evening-linen-lamp', 'cloud-glaze-mug'], isInOrder: true },
  { query: '台灯 马克杯', locale: zh, first: ['cloud-glaze-mug', 'evening-linen-lamp'], isInOrder: true },
  { query: 'towel soap', locale: en, first: ['clay-soap-bars', ...towels], only: ['clay-soap-bars', ...towels] },
  {
    query: 'chair lamp towel',
    locale: en,
    first: ['long-staple-towels', 'evening-linen-lamp', 'riverbend-chair'],
    isInOrder: true,
  },
  { query: 'sofa bed unicorn', locale: en, first: ['dusk-bed', 'valley-sofa'], unmatched: ['unicorn'] },
  // A place is no product
  { query: 'kitchen towel', locale: en, first: towels, only: towels, unmatched: ['kitchen'] },

  // Typos in short words: repeated letters, and a missing one
  ...['mugg', 'muug', 'muggg'].map((query) => ({
    query,
    locale: en,
    first: drinkingCups,
    only: drinkingCups,
    corrected: 'mug',
  })),
  { query: 'penn', locale: en, first: ['bluewing-fountain-pen', 'brass-pen'], corrected: 'pen' },
  { query: 'rugg', locale: en, first: ['flat-weave-rug'], corrected: 'rug' },
  { query: 'inkk', locale: en, first: ['river-inks'], corrected: 'ink' },
  { query: 'shower gell', locale: en, first: ['amber-shower-oil'], corrected: 'shower gel' },
  { query: 'mugg green', locale: en, first: drinkingCups, corrected: 'mug green' },
  { query: 'greeen', locale: en, first: ['glazed-vase'], value: 'bottle-green', corrected: 'green' },
  { query: 'greeen mug', locale: en, first: ['cloud-glaze-mug'], value: 'bottle-green', corrected: 'green mug' },
  { query: 'blu mug', locale: en, first: ['cloud-glaze-mug'], value: 'wing-blue', corrected: 'blue mug' },
  { query: 'pnk towel', locale: en, first: ['long-staple-towels'], corrected: 'pink towel' },
  { query: 'lether', locale: en, first: leatherGoods, corrected: 'leather' },
  ...['bug', 'fed', 'cpu', 'bell', 'boot'].map((query) => ({ query, locale: en, findsNothing: true })),

  // A single character of an unknown word is not found in other words
  ...['被罩', '被套', 'duvet cover'].map((query) => ({ query, locale: zh, first: bedding, only: bedding })),
  { query: '被罩 灰色', locale: zh, only: bedding },
  { query: '床罩', locale: zh, first: bedding, only: bedding, isOnlyMentioned: true },
  ...['口罩', '眼罩', '头罩', '车罩'].map((query) => ({ query, locale: zh, findsNothing: true })),
  { query: '灯罩', locale: zh, only: ['evening-linen-lamp'] },

  // Units have the same results in both languages, and so do equal quantities
  ...['500毫升', '500 毫升', '500ml', '500 ML', '0.5升', '0.5 l', '0.5L'].map((query) => ({
    query,
    locale: zh,
    first: ['bluewing-flask', 'amber-shower-oil'],
    only: ['bluewing-flask', 'amber-shower-oil'],
    isInOrder: true,
  })),
  ...['500毫升保温杯', '保温杯 0.5升', '500ml flask', 'flask 500 milliliters'].map((query) => ({
    query,
    locale: zh,
    first: ['bluewing-flask'],
    only: ['bluewing-flask'],
  })),
  ...['320毫升', '320 毫升', '320ml', '320 millilitres'].map((query) => ({
    query,
    locale: zh,
    first: ['cloud-glaze-mug', 'cloud-glaze-pair'],
    only: ['cloud-glaze-mug', 'cloud-glaze-pair'],
    isInOrder: true,
  })),
  ...['26厘米', '26公分', '26 cm', '260mm', '26 centimeters'].map((query) => ({
    query,
    locale: zh,
    first: ['beech-skillet', 'harbor-lantern', 'reed-plates'],
    isInOrder: true,
  })),
  ...['900毫升', '0.9升', '0.9L', '900ml'].map((query) => ({ query, locale: zh, first: ['gooseneck-kettle'] })),
  ...['16英寸', '16寸', '16 inch', '16in', '16-inch backpack'].map((query) => ({
    query,
    locale: zh,
    first: ['commuter-backpack'],
    only: ['commuter-backpack'],
    value: '16in',
  })),

  // Whole words before longer words of another meaning
  ...['leather', '皮革', '真皮'].map((query) => ({ query, locale: en, first: leatherGoods, only: leatherGoods })),
  { query: 'leather notebook', locale: en, first: ['cloth-notebook'], unmatched: ['leather'] },
  { query: '皮', locale: zh, without: ['rubber-plant-mini'] },

  // A category of several things does not make each of its products both
  ...['plant', 'plants', '植物', '綠植', '绿植', '盆栽'].map((query) => ({
    query,
    locale: zh,
    first: plants,
    only: plants,
  })),
  ...['vase', '花瓶', '花器'].map((query) => ({
    query,
    locale: zh,
    first: ['bisque-vase', 'glazed-vase'],
    only: ['bisque-vase', 'glazed-vase'],
  })),
  { query: 'towel', locale: en, first: towels, only: towels },
  { query: 'soap', locale: en, first: ['clay-soap-bars'], without: ['sandalwood-comb'] },
  { query: 'radio', locale: en, first: ['tabletop-radio'], only: ['tabletop-radio'] },

  // Words that only describe the thing: table lamps, table napkins, a tabletop radio
  ...['table', 'tables'].map((query) => ({
    query,
    locale: en,
    first: ['ripple-side-table', 'longbank-desk'],
    isInOrder: true,
    without: ['tabletop-radio'],
  })),
  {
    query: 'table',
    locale: en,
    first: ['ripple-side-table', 'longbank-desk', 'orchard-pendant', ...tableLamps],
  },

  // Words without a meaning, alone
  ...['the', 'a', 'an', 'and', 'for', 'for you', '的', '一个', '和'].map((query) => ({
    query,
    locale: en,
    findsNothing: true,
  })),

  // Variant and traditional characters
  { query: '枱灯', locale: zh, first: ['evening-linen-lamp', 'reading-arc-lamp'] },
  { query: '檯燈', locale: zh, first: ['evening-linen-lamp', 'reading-arc-lamp'] },
  { query: '吊燈', locale: zh, first: ['orchard-pendant', 'paper-cloud-pendant'] },
  { query: '鍵盤', locale: zh, first: ['tide-keyboard'] },
  { query: '滑鼠', locale: zh, first: ['tide-mouse'] },
  { query: '無線耳機', locale: zh, first: headphones },

  // Homophones
  { query: '马可杯', locale: zh, first: ['cloud-glaze-mug'], corrected: '马克杯' },
  { query: '抬灯', locale: zh, first: ['evening-linen-lamp', 'reading-arc-lamp'], corrected: '台灯' },
  { query: '耳几', locale: zh, first: headphones, corrected: '耳机' },
  { query: '蓝呀耳机', locale: zh, first: headphones, corrected: '蓝牙耳机' },
  { query: '书卓', locale: zh, first: ['longbank-desk'], corrected: '书桌' },
  { query: '笔记奔', locale: zh, first: ['cloth-notebook'], corrected: '笔记本' },
  { query: '护手双', locale: zh, first: ['rose-hand-cream'], corrected: '护手霜' },

  // An unknown word for a kind of product in the shop
  { query: '恒温杯', locale: zh, first: drinkingCups, unmatched: ['恒温'] },

  // Similar-looking characters
  { query: '毛中', locale: zh, first: towels, corrected: '毛巾' },
  { query: '沭浴露', locale: zh, first: ['amber-shower-oil'], corrected: '沐浴露' },
  { query: '保温怀', locale: zh, first: ['bluewing-flask'], corrected: '保温杯' },

  // English typos
  { query: 'headfones', locale: en, first: ['iris-headphones', 'iris-lite'], corrected: 'headphones' },
  { query: 'lmap', locale: en, first: ['evening-linen-lamp', 'full-moon-lamp'], corrected: 'lamp' },
  { query: 'pilow', locale: en, first: ['linen-cushion', 'corduroy-cushion'], corrected: 'pillow' },
  { query: 'calender', locale: en, first: ['desk-calendar'], corrected: 'calendar' },
  { query: 'brasss lamp', locale: en, first: ['brass-student-lamp'], corrected: 'brass lamp' },
  { query: 'cermaic mug', locale: en, first: ['cloud-glaze-mug'], corrected: 'ceramic mug' },

  // English typos in words of four letters, or with an extra space: corrected, not ignored
  { query: 'blck headphones', locale: en, first: headphones, value: 'ink', corrected: 'black headphones' },
  {
    query: 'whte mug',
    locale: en,
    first: ['cloud-glaze-mug'],
    corrected: 'white mug',
    unmatched: ['white'],
  },
  { query: 'bleu mug', locale: en, first: ['cloud-glaze-mug'], value: 'wing-blue', corrected: 'blue mug' },
  { query: 'gren mug', locale: en, first: ['cloud-glaze-mug'], value: 'bottle-green', corrected: 'green mug' },
  { query: 'brwn notebook', locale: en, first: ['cloth-notebook'], corrected: 'brown notebook' },
  { query: 'tee pot', locale: en, first: ['indigo-teapot'], corrected: 'teapot' },
  { query: 'blue tee pot', locale: en, first: ['indigo-teapot'], corrected: 'blue teapot' },
  { query: 'head fones', locale: en, first: headphones, corrected: 'headphones' },
  // The product name is corrected, although no such product has that material
  ...['steel tee pot', 'steel teepot', 'steel teapott'].map((query) => ({
    query,
    locale: en,
    first: ['indigo-teapot'],
    only: ['indigo-teapot'],
    corrected: 'steel teapot',
    unmatched: ['steel'],
  })),

  // Common words for products with another name, and for the closest products
  {
    query: '香水',
    locale: zh,
    first: ['stoneware-candle', 'reed-diffuser', 'candle-trio', 'after-rain-mist'],
    isOnlyMentioned: true,
  },
  {
    query: 'perfume',
    locale: en,
    first: ['stoneware-candle', 'reed-diffuser', 'candle-trio', 'after-rain-mist'],
    isOnlyMentioned: true,
  },
  // Face care before body care
  ...['洗脸', '洗面奶', '防晒霜', '防晒'].map((query) => ({
    query,
    locale: zh,
    first: faceCare,
    isOnlyMentioned: true,
  })),
  ...['face wash', 'facial cleanser', 'sunscreen', 'sun cream'].map((query) => ({
    query,
    locale: en,
    first: faceCare,
    isOnlyMentioned: true,
  })),
  { query: '护肤', locale: zh, first: skinCare },
  { query: 'headset', locale: en, first: headphones },
  { query: 'couch', locale: en, first: ['valley-sofa'] },

  // The color of light
  ...['暖', '暖色', '暖光', '暖白'].map((query) => ({ query, locale: zh, first: ['evening-linen-lamp'] })),
  { query: '暖色灯', locale: zh, first: ['evening-linen-lamp', 'rice-paper-floor-lamp'] },

  // Brands that the shop does not sell
  ...['华为', '小米', '红米', '美的', '花西子', '完美日记', '索尼', '戴森', '宜家', 'xiaomi', 'ipad'].map((query) => ({
    query,
    locale: zh,
    findsNothing: true,
  })),
  ...['ipad', 'macbook', 'xiaomi', 'huawei', 'sony', 'dyson', 'ikea', 'lego', 'nike'].map((query) => ({
    query,
    locale: en,
    findsNothing: true,
  })),
  { query: '华为耳机', locale: zh, first: headphones, unmatched: ['华为'] },
  { query: '索尼耳机', locale: zh, first: headphones, unmatched: ['索尼'] },
  { query: 'sony headphones', locale: en, first: headphones, unmatched: ['sony'] },

  // Words with an extra or missing space
  { query: 'tea pot', locale: en, first: ['indigo-teapot'] },
  { query: 'teapot', locale: en, first: ['indigo-teapot'] },
  { query: 'ear phones', locale: en, first: headphones },
  { query: 'back pack', locale: en, first: ['commuter-backpack'] },
  { query: 'desklamp', locale: en, first: ['reading-arc-lamp', 'brass-student-lamp'] },
  ...['咖啡壶', '手冲壶', '烧水壶'].map((query) => ({
    query,
    locale: zh,
    first: ['gooseneck-kettle'],
    without: ['long-spout-can'],
  })),
  ...['kettle', 'coffee pot'].map((query) => ({
    query,
    locale: en,
    first: ['gooseneck-kettle'],
    without: ['long-spout-can'],
  })),
  { query: '水壶', locale: zh, first: ['gooseneck-kettle'] },
  { query: '茶 壶', locale: zh, first: ['indigo-teapot'] },

  // Product names before uses and before words with the same ending
  { query: 'cup', locale: en, first: drinkingCups },
  { query: '茶杯', locale: zh, first: drinkingCups },
  { query: '水杯', locale: zh, first: drinkingCups },
  { query: 'pen cup', locale: en, first: ['terracotta-pen-cup', 'turned-pen-cup'] },
  { query: 'pen', locale: en, first: ['bluewing-fountain-pen', 'brass-pen'], without: lamps },
  { query: 'desk', locale: en, first: ['longbank-desk'] },
  { query: 'watch', locale: en, first: ['drake-field-watch'] },

  // A broader word that also names other products
  ...['保温杯', 'thermos', 'flask', '水瓶'].map((query) => ({
    query,
    locale: zh,
    first: ['bluewing-flask'],
    without: ['bisque-vase'],
  })),
  { query: 'bottle', locale: en, first: ['bluewing-flask'] },
  { query: 'water bottle', locale: en, first: ['bluewing-flask'], without: ['bisque-vase'] },
  { query: 'bottle vase', locale: en, first: ['bisque-vase'] },
  ...['置物架', '架子', '展示架'].map((query) => ({
    query,
    locale: zh,
    first: ['heron-shelf'],
    only: ['heron-shelf'],
  })),
  ...['shelf', 'shelves', 'bookcase'].map((query) => ({
    query,
    locale: en,
    first: ['heron-shelf'],
    only: ['heron-shelf'],
  })),
  { query: '书架', locale: zh, first: ['heron-shelf'] },
  { query: 'bookshelf', locale: en, first: ['heron-shelf'] },
  { query: 'bookshelf speakers', locale: en, first: ['shelf-monitors'] },
  { query: '书架音箱', locale: zh, first: ['shelf-monitors'] },

  // Symbols
  { query: 'C++', locale: en, findsNothing: true },
  { query: '.net', locale: en, findsNothing: true },
  { query: 'asp.net', locale: en, findsNothing: true },
  { query: 'node.js', locale: en, findsNothing: true },
  { query: '吹风机', locale: zh, findsNothing: true },
  { query: '显示器', locale: zh, first: ['rubber-plant-mini'], isOnlyMentioned: true },
  { query: '化妆镜', locale: zh, first: ['arch-mirror'], isOnlyMentioned: true },
  { query: '煮锅', locale: zh, first: ['ember-casserole'], only: ['ember-casserole'] },
  { query: 'C#', locale: en, findsNothing: true },
  { query: '+', locale: en, findsNothing: true },
  { query: '“耳机”', locale: zh, first: headphones },
  { query: 'mug!', locale: en, first: ['cloud-glaze-mug'] },

  // Option values such as colors: shows the SKU with the value
  { query: '黑色耳机', locale: zh, first: headphones, value: 'ink' },
  { query: 'black headphones', locale: en, first: headphones, value: 'ink' },
  { query: 'bottle green mug', locale: en, first: ['cloud-glaze-mug'], value: 'bottle-green' },
  { query: '紫色耳机', locale: zh, first: headphones, unmatched: ['紫色'] },
  { query: 'white tea pot', locale: en, first: ['indigo-teapot'], unmatched: ['white'] },

  // Shows a SKU in the named color, in stock if there is one
  ...['黑色凳子', 'black stool'].map((query) => ({
    query,
    locale: zh,
    first: ['lotus-stool'],
    value: 'ink',
    isSoldOut: true,
  })),
  { query: '鼠尾草蘑菇小夜灯', locale: zh, first: ['mushroom-lamp'], value: 'sage', isSoldOut: true },
  { query: 'sage mushroom lamp', locale: en, first: ['mushroom-lamp'], value: 'sage', isSoldOut: true },
  { query: '栗棕便携音箱', locale: zh, first: ['hearth-speaker'], value: 'chestnut', isSoldOut: true },
  { query: 'chestnut portable speaker', locale: en, first: ['hearth-speaker'], value: 'chestnut', isSoldOut: true },
  { query: '米白保温杯', locale: zh, first: ['bluewing-flask'], value: 'cream', isSoldOut: false },
  {
    query: 'bottle green wall clock',
    locale: en,
    first: ['plain-wall-clock'],
    value: 'bottle-green',
    isSoldOut: false,
  },

  // A filter must match the SKU with the named value
  ...['green lamp', '绿色台灯'].map((query) => ({
    query,
    locale: en,
    filter: { inStock: true },
    first: ['evening-linen-lamp', 'reading-arc-lamp', 'clip-light'],
    without: ['mushroom-lamp'],
    value: 'bottle-green',
    isSoldOut: false,
  })),
  { query: 'green lamp', locale: en, filter: { maxPrice: 20_000 }, only: ['mushroom-lamp', 'clip-light'] },
  ...['black stool', '黑色凳子', 'sage mushroom lamp', '栗棕便携音箱'].map((query) => ({
    query,
    locale: en,
    filter: { inStock: true },
    findsNothing: true,
  })),
  { query: 'black headphones', locale: en, filter: { attributes: 'colour:cream' }, findsNothing: true },
  {
    query: 'black headphones',
    locale: en,
    filter: { attributes: 'colour:cream,ink' },
    first: headphones,
    value: 'ink',
  },

  // In price order, the price of the displayed SKU decides
  ...(['priceAsc', 'priceDesc'] as const).flatMap((order) => [
    { query: '黑色耳机', locale: zh, order, first: headphones, value: 'ink' },
    { query: 'black headphones', locale: en, order, first: headphones, value: 'ink' },
    { query: 'headphones not black', locale: en, order, first: headphones, unwanted: 'ink' },
  ]),
  { query: 'cheapest black headphones', locale: en, sort: 'priceAsc', first: headphones, value: 'ink' },

  // Products that the shop does not sell are not corrected to other words
  { query: 'teddy bear', locale: en, findsNothing: true },
  { query: 'bear', locale: en, findsNothing: true },
  { query: '自行车', locale: zh, findsNothing: true },
  { query: '打印机', locale: zh, findsNothing: true },
  { query: 'cat litter', locale: en, findsNothing: true },

  // Products without anything similar: texts that mention them and colors do not match
  ...['拖鞋', 'tuoxie', '棉拖鞋', '红色拖鞋', '洗衣机', '冰箱', '红酒', '啤酒', '毛衣', '牙刷'].map((query) => ({
    query,
    locale: zh,
    findsNothing: true,
  })),
  ...['slippers', 'red slippers', 'washing machine', 'fridge', 'red wine', 'toothbrush', 'sweater', 't shirt'].map(
    (query) => ({ query, locale: en, findsNothing: true }),
  ),
  ...['hong jiu', 'hongjiu', 'pi jiu', 'mao yi', 'bing xiang', 'tuo xie', 'xi yi ji'].map((query) => ({
    query,
    locale: zh,
    findsNothing: true,
  })),
  { query: 'beer mug', locale: en, first: ['cloud-glaze-mug'], unmatched: ['beer'] },
  { query: '电视 音箱', locale: zh, first: ['hearth-speaker'], unmatched: ['电视'] },

  // Products with something similar: the user is informed, although a fact mentions the product
  ...['紫砂壶', 'zishahu'].map((query) => ({
    query,
    locale: zh,
    first: ['indigo-teapot'],
    isOnlyMentioned: true,
  })),
  { query: '宜兴壶', locale: zh, first: ['indigo-teapot'], isOnlyMentioned: true },
  { query: 'yixing teapot', locale: en, first: ['indigo-teapot'], isOnlyMentioned: true },
  ...['duvet', 'comforter'].map((query) => ({ query, locale: en, first: bedding, isOnlyMentioned: true })),
  ...['被子', '羽绒被'].map((query) => ({ query, locale: zh, first: bedding, isOnlyMentioned: true })),

  // Texts that mention a word are not listed if products have this name
  { query: 'chair', locale: en, first: chairs, only: chairs },
  { query: '椅子', locale: zh, first: chairs, only: chairs },
  { query: '枕头', locale: zh, first: cushions, only: cushions },
  { query: 'pillow', locale: en, first: cushions, only: cushions },
  { query: 'cup', locale: en, first: drinkingCups, without: ['longbank-desk', 'iris-lite', 'candle-trio'] },
  { query: 'sofa', locale: en, first: ['valley-sofa'], only: ['valley-sofa'] },
  { query: 'plate', locale: en, first: ['reed-plates'], without: ['tide-keyboard'] },

  // Brands, and Chinese compounds that are in no dictionary
  { query: '绿头鸭', locale: zh, first: ['drake-field-watch'] },
  { query: 'mallard mug', locale: en, first: drinkingCups },
  ...['烛台', '蜡烛台'].map((query) => ({ query, locale: zh, first: candles, isOnlyMentioned: true })),
  ...['candlestick', 'candle holder'].map((query) => ({ query, locale: en, first: candles, isOnlyMentioned: true })),

  // Color names of the shop
  { query: 'bottle green lamp', locale: en, first: ['evening-linen-lamp'], value: 'bottle-green' },
  { query: 'wing blue mug', locale: en, first: ['cloud-glaze-mug'], value: 'wing-blue' },
  { query: '翼镜蓝马克杯', locale: zh, first: ['cloud-glaze-mug'], value: 'wing-blue' },
  { query: '夜墨耳机', locale: zh, first: headphones, value: 'ink' },
  { query: 'dark blue sofa', locale: en, first: ['valley-sofa'], unmatched: ['dark blue'] },
  { query: 'purple', locale: en, findsNothing: true },
  { query: '花瓶 26 cm', locale: zh, first: ['glazed-vase'] },

  // Shorter words than in the shop, and words for other products
  { query: '水瓶', locale: zh, first: ['bluewing-flask'] },
  { query: '日记', locale: zh, first: ['cloth-notebook'] },
  { query: '手帐', locale: zh, first: ['cloth-notebook'], isOnlyMentioned: true },
  { query: '玻璃杯', locale: zh, first: ['cloud-glaze-mug'], isOnlyMentioned: true },
  { query: '办公椅', locale: zh, first: chairs, isOnlyMentioned: true },
  { query: '马克笔', locale: zh, first: ['colored-pencils'], isOnlyMentioned: true },
  { query: '花盆', locale: zh, first: ['rubber-plant-mini'], isOnlyMentioned: true },
  { query: 'planter', locale: en, first: ['rubber-plant-mini'], isOnlyMentioned: true },
  { query: 'glasses', locale: en, first: ['cloud-glaze-mug'], without: lamps, isOnlyMentioned: true },
  { query: 'power bank', locale: en, first: ['wireless-charger'], isOnlyMentioned: true },
  ...['iphone', 'iphone 15', 'phone case'].map((query) => ({
    query,
    locale: en,
    first: ['wireless-charger'],
    isOnlyMentioned: true,
  })),
  ...['手机', '手机支架', '苹果手机'].map((query) => ({
    query,
    locale: zh,
    first: ['wireless-charger'],
    isOnlyMentioned: true,
  })),
  { query: 'earphones', locale: en, first: headphones, only: headphones },
  { query: 'earbuds', locale: en, first: ['pebble-earbuds'] },
  { query: 'kids', locale: en, first: ['firefly-night-lantern'], only: ['firefly-night-lantern'] },

  // English words are not pinyin, and not the beginning of longer words
  { query: 'fan', locale: en, findsNothing: true },
  { query: 'T恤', locale: zh, findsNothing: true },
  { query: 'can', locale: en, first: ['long-spout-can'], only: ['long-spout-can'] },
  { query: 'shorts', locale: en, findsNothing: true },

  // Ignored words are shown to the user
  { query: 'gift for mom', locale: en, first: ['cloud-glaze-pair', 'clay-soap-bars'], unmatched: ['mom'] },
  { query: '送妈妈', locale: zh, first: ['cloud-glaze-pair', 'clay-soap-bars'], unmatched: ['妈妈'] },
  { query: 'dining table', locale: en, first: ['ripple-side-table'], unmatched: ['dining'] },
  { query: 'cream sofa', locale: en, first: ['valley-sofa'], unmatched: ['cream'] },
  { query: 'a new lamp', locale: en, first: ['evening-linen-lamp', 'full-moon-lamp'] },

  // A present must arrive in time: sold-out products come last, and a gift without its box matches too
  ...['gift', 'present', '礼物', '送礼'].map((query) => ({
    query,
    locale: en,
    first: ['cloud-glaze-pair'],
    last: ['candle-trio'],
  })),
  {
    query: 'birthday gift',
    locale: en,
    first: ['cloud-glaze-pair'],
    last: ['candle-trio'],
    unmatched: ['birthday'],
  },
  { query: '送女朋友的礼物', locale: zh, last: ['candle-trio'], unmatched: ['女朋友'] },
  { query: 'candle', locale: en, first: candles, only: candles },

  // Negations: colors are excluded, other words are ignored and shown to the user
  ...[
    '不要黑色的耳机',
    '不要黑色耳机',
    '耳机 不要黑色',
    '非黑色耳机',
    '除了黑色以外的耳机',
    'headphones not black',
    'headphones without black',
    'headphones, not the black ones',
    'not black headphones',
    'non-black headphones',
    'headphones no black',
  ].map((query) => ({ query, locale: zh, first: headphones, only: headphones, unwanted: 'ink' })),
  { query: '耳机不要黑色和白色', locale: zh, first: headphones, unwanted: 'cream' },
  { query: 'headphones not cream', locale: en, first: headphones, unwanted: 'cream' },
  { query: 'green lamp not sage', locale: en, without: ['mushroom-lamp'], only: lamps },
  { query: 'mug without logo', locale: en, first: ['cloud-glaze-mug'], unmatched: ['without logo'] },
  // Option names
  { query: 'comb without handle', locale: en, first: ['sandalwood-comb'], unmatched: ['handle'] },
  { query: 'lamp without shade', locale: en, only: lamps, unmatched: ['without shade'] },
  { query: '不要太贵的耳机', locale: zh, first: headphones, only: headphones, unmatched: ['不要太贵'] },
  { query: 'no logo bag', locale: en, first: ['white-ring-tote', 'commuter-backpack'], unmatched: ['logo'] },
  { query: '除湿机', locale: zh, findsNothing: true },

  // Prices
  { query: 'mug under 200', locale: en, first: ['cloud-glaze-mug'], price: { min: null, max: 20_000 } },
  { query: 'headphones over 500', locale: en, first: ['iris-headphones'], price: { min: 50_000, max: null } },
  { query: '杯子100-200元', locale: zh, first: ['cloud-glaze-mug'], price: { min: 10_000, max: 20_000 } },
  { query: '200元以内的杯子', locale: zh, first: ['cloud-glaze-mug'], price: { min: null, max: 20_000 } },
  { query: '30元以内', locale: zh, price: { min: null, max: 3000 } },
  { query: 'something under 50', locale: en, price: { min: null, max: 5000 } },
  { query: 'mug below $50', locale: en, first: ['cloud-glaze-mug'], unmatched: ['below $50'] },
  {
    query: 'unicorn mug under 200',
    locale: en,
    first: ['cloud-glaze-mug'],
    unmatched: ['unicorn'],
    price: { min: null, max: 20_000 },
  },
  { query: 'under 300 lamp', locale: en, only: lampsUnder300, price: { min: null, max: 30_000 } },
  { query: '￥89', locale: zh, price: { min: 7100, max: 10_700 } },
  { query: '“lamp under 300”', locale: en, first: [], unmatched: ['300'] },
  { query: '3块的香皂', locale: zh, first: ['clay-soap-bars'], unmatched: ['3', '块'] },
  { query: 'ages 12 and up', locale: en },

  // A character that only belongs to a longer word: the lamp (灯) of corduroy (灯芯绒), the book (书) of a desk (书桌)
  { query: '灯', locale: zh, without: cushions },
  { query: '200以内的灯', locale: zh, without: cushions, price: { min: null, max: 20_000 } },
  { query: '书', locale: zh, isOnlyMentioned: true },
  { query: '鞋', locale: zh, isOnlyMentioned: true },
  { query: '伞', locale: zh, isOnlyMentioned: true },
  { query: '茶', locale: zh, first: ['tea-caddy', 'indigo-teapot', 'gaiwan-set'] },

  // Words that only texts mention, although a part of them is a product name
  { query: 'phone case', locale: en, isOnlyMentioned: true },
  ...['yu san', 'shou ji ke', 'da yin ji'].map((query) => ({ query, locale: zh, isOnlyMentioned: true })),
  { query: '手机壳', locale: zh, isOnlyMentioned: true },

  // A word with the same ending: a pen cup is not a cup
  ...['mug', 'cup', '杯子'].map((query) => ({ query, locale: en, first: drinkingCups, only: drinkingCups })),
  { query: 'mug under ¥100', locale: en, only: ['cloud-glaze-mug'], price: { min: null, max: 10_000 } },
  // No product at that price: shows products at other prices
  { query: '50块的杯子', locale: zh, first: drinkingCups, only: drinkingCups, unmatched: ['50块'] },
  { query: 'sofa under 100', locale: en, first: ['valley-sofa'], unmatched: ['under 100'] },
  { query: 'plant', locale: en, first: ['rubber-plant-mini', 'fiddle-leaf-fig', 'snake-plant'] },

  // Reduced products
  { query: 'sale', locale: en, isSale: true },
  { query: '特价', locale: zh, isSale: true },
  { query: 'deals', locale: en, isSale: true },
  { query: 'discount', locale: en, isSale: true },
  { query: '打折', locale: zh, isSale: true },
  { query: '打折的台灯', locale: zh, only: lamps, isSale: true },

  // Sort orders, and free shipping, which depends on the order and not on the product
  ...['最便宜', 'cheap', 'cheapest'].map((query) => ({ query, locale: zh, sort: 'priceAsc', ...cheapest })),
  ...['cheap mug', 'cheapest mug', '便宜的杯子', '最便宜的杯子'].map((query) => ({
    query,
    locale: en,
    sort: 'priceAsc',
    first: ['cloud-glaze-mug'],
  })),
  { query: 'cheapest lamp', locale: en, sort: 'priceAsc', first: ['clip-light', 'mushroom-lamp'], isInOrder: true },
  { query: 'best sellers', locale: en, sort: 'sales', first: ['cloud-glaze-mug', 'cloth-notebook'], isInOrder: true },
  { query: '热销', locale: zh, sort: 'sales', first: ['cloud-glaze-mug', 'cloth-notebook'], isInOrder: true },
  { query: '热销台灯', locale: zh, sort: 'sales', first: ['evening-linen-lamp'], only: lamps },
  { query: 'new arrivals', locale: en, sort: 'newest', first: ['commuter-backpack', 'indigo-teapot'], isInOrder: true },
  { query: '新品', locale: zh, sort: 'newest', first: ['commuter-backpack', 'indigo-teapot'], isInOrder: true },
  { query: 'top rated lamps', locale: en, sort: 'rating', only: lamps },
  { query: '包邮', locale: zh, isFreeShipping: true, first: ['cloud-glaze-mug'] },
  { query: 'free shipping', locale: en, isFreeShipping: true, first: ['cloud-glaze-mug'] },
  { query: '包邮的台灯', locale: zh, isFreeShipping: true, first: ['evening-linen-lamp'], only: lamps },

  // The product word is required at every position; parts, sizes and uses are ignored first
  { query: 'lamp;drop', locale: en, first: ['evening-linen-lamp', 'full-moon-lamp'], only: lamps, unmatched: ['drop'] },
  { query: 'lamp battery', locale: en, only: lamps, unmatched: ['battery'] },
  { query: 'watch strap', locale: en, first: ['drake-field-watch'], unmatched: ['strap'] },
  { query: 'sofa spray', locale: en, first: ['valley-sofa'], unmatched: ['spray'] },
  { query: 'mug large', locale: en, first: ['cloud-glaze-mug'], unmatched: ['large'] },
  { query: 'pen ink', locale: en, first: ['river-inks', 'bluewing-fountain-pen'] },
  { query: '耳机 收纳', locale: zh, first: headphones, unmatched: ['收纳'] },
  { query: '台灯 遥控', locale: zh, only: lamps, unmatched: ['遥控'] },

  // No product has all words
  { query: '杯 独角兽', locale: zh, first: ['cloud-glaze-mug'], unmatched: ['独角兽'] },
  { query: 'unicorn mug', locale: en, first: ['cloud-glaze-mug'], unmatched: ['unicorn'] },
];

/** Compares results with a case. @returns a message for each difference */
export function defectsOf(expected: SearchCase, answer: SearchAnswer): string[] {
  const {
    first = [],
    without = [],
    only,
    findsNothing = false,
    unmatched = [],
    isOnlyMentioned = false,
    price,
    isSale = false,
    isFreeShipping = false,
    isInOrder = false,
    value,
    unwanted,
    last = [],
    isSoldOut,
  } = expected;
  const bottom = answer.slugs.slice(answer.slugs.length - last.length);
  const top = answer.slugs.slice(0, first.length);
  const unexpectedSlugs = answer.slugs.filter((slug) => without.includes(slug) || (only && !only.includes(slug)));
  const shown = answer.values.slice(0, first.length).map((values) => Object.values(values ?? {}));
  const stocks = answer.stocks.slice(0, first.length);
  return [
    [
      isInOrder ? top.join() === first.join() : top.toSorted().join() === first.toSorted().join(),
      `begins with ${top.join(', ')}`,
    ],
    [bottom.toSorted().join() === last.toSorted().join(), `ends with ${bottom.join(', ')}`],
    [
      answer.values.every((values) => !Object.values(values ?? {}).includes(unwanted ?? '')),
      `shows the value ${unwanted}`,
    ],
    [findsNothing === (answer.slugs.length === 0), `finds ${answer.slugs.length} products`],
    [unexpectedSlugs.length === 0, `finds ${unexpectedSlugs.join(', ')}`],
    [answer.corrected === expected.corrected, `is corrected to ${answer.corrected}`],
    [answer.unmatched.join() === unmatched.join(), `leaves out ${answer.unmatched.join(', ')}`],
    [answer.isOnlyMentioned === isOnlyMentioned, `says that no product has this name: ${answer.isOnlyMentioned}`],
    [
      answer.price?.min === price?.min && answer.price?.max === price?.max,
      `asks for ${answer.price?.min} to ${answer.price?.max}`,
    ],
    [answer.isSale === isSale, `shows reduced products only: ${answer.isSale}`],
    [answer.sort === expected.sort, `is sorted by ${answer.sort}`],
    [answer.isFreeShipping === isFreeShipping, `says when shipping is free: ${answer.isFreeShipping}`],
    [value === undefined || shown.every((values) => values.includes(value)), `shows the values ${shown.join(' and ')}`],
    [
      isSoldOut === undefined || stocks.every((stock) => stock !== undefined && (stock === 0) === isSoldOut),
      `shows SKUs with ${stocks.join(' and ')} in stock`,
    ],
  ].flatMap(([isRight, defect]) => (isRight === true ? [] : [String(defect)]));
}

export { colorCases } from './colorCases.ts';
export { listKeywords } from './listKeywords.ts';
export { colouredThings, missingThings, searchVariations } from './searchVariations.ts';
