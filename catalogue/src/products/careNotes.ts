import type { Words } from '../localized.ts';

type CareNote = readonly [heading: Words, text: Words];

const ceramic: CareNote = [
  ['日常养护', 'Everyday care'],
  [
    '温水加少许洗洁精即可；底部素坯会慢慢染上茶色，小苏打浸半小时就能洗净。避免骤冷骤热。',
    'Warm water and a drop of dish soap will do. The bare foot may pick up a tea tone over time; half an hour in baking soda clears it. Avoid sudden changes of temperature.',
  ],
];
const iron: CareNote = [
  ['开锅与养锅', 'Seasoning'],
  [
    '首次使用前小火抹一层薄油，冷却后再擦一遍。用完擦干，别让它泡水过夜。',
    'Before first use, warm it gently, wipe on a thin film of oil, let it cool and wipe again. Dry it after use and never leave it soaking overnight.',
  ],
];
const wood: CareNote = [
  ['木料说明', 'About the wood'],
  [
    '天然木纹与结疤每件不同，属正常现象。每季度用木蜡油薄擦一次，颜色会越来越沉。',
    'Grain and knots differ from piece to piece; that is the nature of wood. A thin coat of wax oil every season deepens the tone.',
  ],
];
const lamp: CareNote = [
  ['安装与使用', 'Setting up'],
  [
    '清洁前请断电，灯罩用软毛刷顺着织纹轻扫。光源可自行更换，接口见参数表。',
    'Unplug before cleaning and brush the shade softly along the weave. The bulb is replaceable; see the table for its base.',
  ],
];
const electronics: CareNote = [
  ['包装与保修', 'In the box, and after'],
  [
    '随盒附编织充电线与说明书，整机保修两年。长期不用时，请每三个月充一次电。',
    'A braided charging cable and a manual are in the box, with two years of warranty. If you put it away, top it up every three months.',
  ],
];
const furniture: CareNote = [
  ['送货与安装', 'Delivery and assembly'],
  [
    '大件由专车送到家门口，附安装工具，一人约四十分钟可装好；需要上门安装可联系客服预约。',
    'Large pieces come by van to your door with tools in the box; one person needs about forty minutes. Ask us if you would rather have it assembled.',
  ],
];
const cloth: CareNote = [
  ['洗涤', 'Washing'],
  [
    '30 °C 以下轻柔机洗，深浅分开，低温烘干或平铺晾晒。第一次下水会略有浮色。',
    'Machine wash gently below 30 °C with like colors; dry flat or on low. A little color may come off in the first wash.',
  ],
];
const skin: CareNote = [
  ['使用提示', 'How to use'],
  [
    '初次使用请先在耳后试用，若有不适请停用。避光保存，开封后十二个月内用完。',
    'Patch-test behind the ear first and stop if it stings. Keep away from light and finish within twelve months of opening.',
  ],
];
const paper: CareNote = [
  ['纸与墨', 'Paper and ink'],
  [
    '纸张来自可持续管理的林地，钢笔书写不洇不透；存放时避开潮湿和直射阳光。',
    'The paper comes from responsibly managed forests and takes fountain-pen ink without feathering. Store it dry and out of direct sun.',
  ],
];

/** What the shop says about care under each product, by leaf category. */
export const careNotes: Readonly<Record<string, CareNote>> = {
  mugs: ceramic,
  teapots: ceramic,
  bowls: ceramic,
  plates: ceramic,
  vases: ceramic,
  pans: iron,
  pots: iron,
  knives: wood,
  boards: wood,
  'pen-cups': wood,
  'desk-lamps': lamp,
  'bedside-lamps': lamp,
  pendants: lamp,
  lanterns: electronics,
  'over-ear': electronics,
  'true-wireless': electronics,
  'portable-speakers': electronics,
  'hi-fi': electronics,
  keyboards: electronics,
  'dining-chairs': furniture,
  stools: furniture,
  sofas: furniture,
  'side-tables': furniture,
  desks: furniture,
  shelves: furniture,
  'bed-frames': furniture,
  'bed-linen': cloth,
  blankets: cloth,
  'towel-sets': cloth,
  cushions: cloth,
  totes: cloth,
  backpacks: cloth,
  serums: skin,
  creams: skin,
  washes: skin,
  soaps: skin,
  'hand-care': skin,
  notebooks: paper,
  letters: paper,
  inks: paper,
};
