/**
 * What shoppers type into the sample shop, and what they must see first, in any order among themselves: words of both
 * languages, pinyin whole, begun and by its initials, slips, colours, materials, uses, several words, and words that the shop
 * does not have.
 */
export const shopKeywords: Readonly<Record<string, readonly string[]>> = {
  // Things, in both languages
  茶: ['tea-caddy', 'indigo-teapot', 'gaiwan-set'],
  tea: ['tea-caddy', 'indigo-teapot', 'gaiwan-set'],
  马克杯: ['cloud-glaze-mug'],
  mug: ['cloud-glaze-mug', 'cloud-glaze-pair'],
  Mugs: ['cloud-glaze-mug', 'cloud-glaze-pair'],
  杯: ['speculum-flask', 'cloud-glaze-mug', 'cloud-glaze-pair'],
  保温: ['speculum-flask'],
  kettle: ['gooseneck-kettle'],
  碗: ['lakeside-bowl', 'dawn-bowls'],
  盘子: ['reed-plates'],
  刀: ['heron-santoku'],
  锅: ['beech-skillet', 'ember-casserole'],
  吊灯: ['orchard-pendant', 'paper-cloud-pendant'],
  耳机: ['iris-headphones', 'iris-lite', 'pebble-earbuds'],
  keyboard: ['tide-keyboard'],
  沙发: ['valley-sofa'],
  椅子: ['riverbend-chair', 'ladderback-chair', 'reed-armchair'],
  毛巾: ['long-staple-towels', 'waffle-bath-towels'],
  wool: ['wool-throw'],
  candle: ['stoneware-candle', 'candle-trio'],
  盆栽: ['rubber-plant-mini', 'snake-plant', 'fiddle-leaf-fig'],
  flower: ['bisque-vase', 'glazed-vase'],
  cream: ['oat-body-cream', 'night-cream'],
  notebook: ['cloth-notebook'],
  日历: ['desk-calendar'],

  // What the thing is comes before what it goes with
  desk: ['longbank-desk'],
  书桌: ['longbank-desk'],
  桌子: ['longbank-desk'],
  table: ['ripple-side-table'],
  cup: ['cloud-glaze-mug'],
  pen: ['speculum-fountain-pen', 'brass-pen'],
  笔: ['speculum-fountain-pen', 'brass-pen', 'colored-pencils'],
  bed: ['dusk-bed'],
  床: ['dusk-bed'],
  lamp: ['evening-linen-lamp', 'full-moon-lamp'],
  灯: ['orchard-pendant', 'clip-light', 'pebble-wall-light', 'rice-paper-floor-lamp'],
  shelf: ['heron-shelf'],
  书架: ['heron-shelf'],
  plant: ['rubber-plant-mini', 'snake-plant', 'fiddle-leaf-fig'],
  clock: ['walnut-clock', 'plain-wall-clock'],
  soap: ['clay-soap-bars', 'soapberry-shampoo-bar'],
  水壶: ['gooseneck-kettle'],

  // Pinyin, whole, begun, with spaces; and initials
  cha: ['tea-caddy', 'indigo-teapot', 'gaiwan-set'],
  erji: ['iris-headphones', 'iris-lite', 'pebble-earbuds'],
  ej: ['iris-headphones', 'iris-lite', 'pebble-earbuds'],
  taid: ['evening-linen-lamp', 'reading-arc-lamp'],
  bijiben: ['cloth-notebook'],
  shafa: ['valley-sofa'],
  'ma ke bei': ['cloud-glaze-mug'],
  heise: ['iris-headphones', 'pebble-earbuds'],
  'heise erji': ['iris-headphones', 'iris-lite', 'pebble-earbuds'],
  zhuozi: ['longbank-desk'],
  hushoushuang: ['rose-hand-cream'],

  // Slips, also in words that are not finished
  mgb: ['cloud-glaze-mug'],
  headphnes: ['iris-headphones', 'iris-lite'],
  headphn: ['iris-headphones', 'iris-lite'],
  hedphon: ['iris-headphones', 'iris-lite'],
  keybaord: ['tide-keyboard'],
  backpck: ['commuter-backpack'],
  notebok: ['cloth-notebook'],
  cushoin: ['corduroy-cushion'],
  maekbei: ['cloud-glaze-mug'],
  candel: ['stoneware-candle', 'candle-trio'],

  // Other words for the same
  thermos: ['speculum-flask'],
  'water bottle': ['speculum-flask'],
  couch: ['valley-sofa'],
  'coffee cup': ['cloud-glaze-mug'],
  'frying pan': ['beech-skillet'],
  枕头: ['linen-cushion', 'corduroy-cushion'],
  pillow: ['linen-cushion', 'corduroy-cushion'],
  手表: ['drake-field-watch'],
  滑鼠: ['tide-mouse'],
  餐具: ['lakeside-bowl', 'dawn-bowls', 'reed-plates'],

  // Words with a space too many or too few
  handcream: ['rose-hand-cream'],
  'hand cream': ['rose-hand-cream'],
  'head phones': ['iris-headphones', 'iris-lite'],
  'night stand': ['two-drawer-nightstand'],
  desklamp: ['reading-arc-lamp', 'brass-student-lamp'],
  'note book': ['cloth-notebook'],
  teapot: ['indigo-teapot'],
  'tea pot': ['indigo-teapot'],

  // Plain colours of what bears finer names
  黑色耳机: ['iris-headphones', 'iris-lite', 'pebble-earbuds'],
  'black headphones': ['iris-headphones', 'iris-lite', 'pebble-earbuds'],
  蓝色马克杯: ['cloud-glaze-mug'],
  'blue mug': ['cloud-glaze-mug'],
  'green mug': ['cloud-glaze-mug'],
  绿色杯子: ['cloud-glaze-mug'],
  杯子: ['cloud-glaze-mug', 'cloud-glaze-pair'],
  'grey sofa': ['valley-sofa'],
  灰色沙发: ['valley-sofa'],
  'brown notebook': ['cloth-notebook'],
  粉色毛巾: ['long-staple-towels'],
  'yellow cushion': ['corduroy-cushion'],
  绿: ['glazed-vase', 'drake-field-watch'],

  // Materials
  'ceramic mug': ['cloud-glaze-mug'],
  陶瓷马克杯: ['cloud-glaze-mug'],
  实木凳子: ['lotus-stool'],
  'wooden clock': ['walnut-clock'],
  玻璃台灯: ['full-moon-lamp', 'mushroom-lamp'],
  'stainless steel kettle': ['gooseneck-kettle'],
  铸铁锅: ['beech-skillet', 'ember-casserole'],
  'leather notebook': ['weekly-planner'],
  纯棉四件套: ['washed-cotton-set'],

  // Uses and gifts
  礼物: ['cloud-glaze-pair', 'candle-trio'],
  生日礼物: ['cloud-glaze-pair', 'candle-trio'],
  圣诞礼物: ['cloud-glaze-pair', 'candle-trio'],
  'travel mug': ['speculum-flask'],
  'led lamp': ['full-moon-lamp'],
  露营: ['harbor-lantern'],
  限量: ['candle-trio', 'drake-field-watch', 'estuary-reference'],
  'gift for mom': ['cloud-glaze-pair', 'candle-trio'],
  手工马克杯: ['cloud-glaze-mug', 'cloud-glaze-pair'],
  'noise cancelling headphones': ['iris-headphones'],
  防水背包: ['commuter-backpack'],
  'laptop backpack': ['commuter-backpack'],
  'camping light': ['harbor-lantern'],
  'reading light': ['clip-light', 'reading-arc-lamp'],

  // Several words, both languages
  '蓝牙 speaker': ['hearth-speaker'],
  蓝牙音箱: ['hearth-speaker'],
  'desk lamp': ['reading-arc-lamp', 'brass-student-lamp'],
  'headphones iris': ['iris-headphones', 'iris-lite'],
  保温杯500ml: ['speculum-flask'],
  '0.9L': ['gooseneck-kettle'],
  '0.9 L': ['gooseneck-kettle'],
  '45x45': ['corduroy-cushion'],

  // Words inside others say nothing where the word itself stands
  red: ['sandalwood-comb', 'clay-soap-bars', 'bisque-vase'],

  // Where nothing has all the words, what has most of them
  静音键盘: ['tide-keyboard'],
  'walnut mug': ['cloud-glaze-mug'],
  'mug black': ['cloud-glaze-mug'],
  'purple headphones': ['iris-headphones', 'iris-lite'],
  'dinosaur night light': ['mushroom-lamp', 'full-moon-lamp'],
  'planner 2031': ['weekly-planner'],

  // Traditional characters
  檯燈: ['evening-linen-lamp', 'reading-arc-lamp'],
  馬克杯: ['cloud-glaze-mug'],
  茶葉罐: ['tea-caddy'],
  頭戴式耳機: ['iris-headphones', 'iris-lite'],
  護手霜: ['rose-hand-cream'],
  藍色馬克杯: ['cloud-glaze-mug'],
};

/** What the shop has nothing for; the characters of other things are no reason to show them. */
export const strangeKeywords = ['吉他', 'qqqq', '%', 'mallard', '电冰箱'];
