import type { Words } from '../localized.ts';

type CareNote = readonly [heading: Words, text: Words];

const glaze: CareNote = [
  ['日常养护', 'Everyday care'],
  [
    '底足的素坯会慢慢染上茶色，小苏打水浸半小时就能洗净。',
    'The bare foot may take on a tea tone over time; half an hour in baking soda clears it.',
  ],
];
const teaware: CareNote = [
  ['开用之前', 'Before first use'],
  [
    '初次使用先用热水烫一遍，敞着盖子晾干。',
    'Scald it with hot water before first use and let it dry with the lid off.',
  ],
];
const flask: CareNote = [
  ['清洗', 'Cleaning'],
  [
    '隔夜的茶垢用小苏打泡一晚，别用钢丝球。',
    'Soak tea stains overnight in baking soda, and keep steel wool away from the lining.',
  ],
];
const castIron: CareNote = [
  ['开锅与养锅', 'Seasoning'],
  [
    '用完趁热刷净，烧干，抹一层薄油再收。',
    'Brush it clean while warm, dry it over the flame and wipe on a thin film of oil.',
  ],
];
const enamel: CareNote = [
  ['用锅', 'Using it'],
  [
    '中小火就够，空锅别烧过一分钟。',
    'Low to medium heat is plenty; do not leave it empty on the flame for more than a minute.',
  ],
];
const kettle: CareNote = [
  ['除垢', 'Descaling'],
  ['水垢用一勺柠檬酸煮开，泡二十分钟倒掉。', 'Boil a spoonful of citric acid, wait twenty minutes and pour it away.'],
];
const blade: CareNote = [
  ['保养刀刃', 'Keeping the edge'],
  [
    '冻肉和骨头请换斩骨刀，刃口两三个月磨一次。',
    'Leave bones and frozen meat to a cleaver, and hone the edge every two or three months.',
  ],
];
const board: CareNote = [
  ['木料说明', 'About the wood'],
  [
    '木纹和小结疤每块不同，用前擦一遍食用油。',
    'Grain and small knots differ from board to board; oil it once before first use.',
  ],
];
const corded: CareNote = [
  ['清洁', 'Cleaning'],
  [
    '擦拭之前先关灯，有插头的拔下插头，等灯体凉下来。',
    'Switch it off, unplug it if it has a cord, and let it cool before you wipe it.',
  ],
];
const ceiling: CareNote = [
  ['安装', 'Installation'],
  [
    '入墙接线请找电工；挂件、膨胀螺丝和说明书都在盒里。',
    'Leave hard wiring to an electrician; hook, anchors and instructions are in the box.',
  ],
];
const rechargeable: CareNote = [
  ['充电', 'Charging'],
  [
    '盒里有 USB-C 线；长期不用，每三个月充一次电。',
    'A USB-C cable is in the box; if you put it away, charge it every three months.',
  ],
];
const earphones: CareNote = [
  ['盒里有什么', 'In the box'],
  [
    '除了耳机，还有编织充电线和说明书，整机保修两年。',
    'With the headphones come a braided charging cable, a manual and two years of warranty.',
  ],
];
const speakers: CareNote = [
  ['摆放', 'Placement'],
  [
    '离墙一掌以上，声音更松；别放在阳光直射的窗台。',
    'Leave a hand’s width to the wall, and keep it off a sunny windowsill.',
  ],
];
const hiFi: CareNote = [
  ['摆放', 'Placement'],
  [
    '两只音箱与座位连成一个等边三角形，听起来就对了。',
    'Set the pair and your chair at the corners of an equal-sided triangle.',
  ],
];
const watch: CareNote = [
  ['佩戴', 'Wearing it'],
  ['停走之后，顺时针轻上二十圈弦再对时。', 'If it has stopped, wind the crown twenty turns before you set the time.'],
];
const clock: CareNote = [
  ['盒里有什么', 'In the box'],
  ['附一节电池、一枚挂钉和一张对时说明。', 'It comes with a battery, a nail and a note on setting the time.'],
];
const deskTech: CareNote = [
  ['盒里有什么', 'In the box'],
  ['附 USB-C 线与说明书，整机保修两年。', 'A USB-C cable, a manual and two years of warranty come with it.'],
];
const furniture: CareNote = [
  ['送货与安装', 'Delivery'],
  [
    '送到家门口；要搬上楼或上门安装，请联系客服预约。',
    'It comes to your door; ask us if you would like it carried up or assembled.',
  ],
];
const bedding: CareNote = [
  ['洗涤', 'Washing'],
  [
    '首次下水会有一点浮色，深浅分开洗。',
    'A little color may come out in the first wash, so keep lights and darks apart.',
  ],
];
const throws: CareNote = [
  ['收纳', 'Storing'],
  ['换季收起前晾透，放一小块樟木。', 'Air it well before you put it away for the season, with a piece of cedar.'],
];
const bath: CareNote = [
  ['洗涤', 'Washing'],
  [
    '先单独洗一次，去掉浮毛，吸水更好。',
    'Wash it once by itself to shed loose fibers; it will drink better afterward.',
  ],
];
const cushion: CareNote = [
  ['洗涤', 'Washing'],
  ['取出内芯再洗外套，拉链拉好。', 'Take the inner out and close the zipper before washing the cover.'],
];
const rug: CareNote = [
  ['铺之前', 'Before you lay it'],
  [
    '折痕摊平两天就散；光滑的地板建议配一张防滑垫。',
    'Creases drop out in two days; on a slick floor, lay a non-slip pad underneath.',
  ],
];
const napkin: CareNote = [
  ['洗涤', 'Washing'],
  ['红酒渍先撒盐，再用冷水冲。', 'Salt a wine stain first, then rinse it in cold water.'],
];
const bag: CareNote = [
  ['使用', 'Using it'],
  ['装重物时，把它放在贴身的一侧。', 'Carry the heavy things on the side nearest your body.'],
];
const flame: CareNote = [
  ['用火', 'With fire'],
  [
    '点燃时请有人看着，离窗帘和孩子远一点。',
    'Do not leave it burning alone, and keep it away from curtains and children.',
  ],
];
const diffuser: CareNote = [
  ['使用', 'Using it'],
  ['请放在孩子和宠物够不到的平面上。', 'Stand it on a level place out of reach of children and pets.'],
];
const plant: CareNote = [
  ['到家头一周', 'The first week'],
  [
    '先放阴凉处缓三天，再搬到光里；运输坏损包赔。',
    'Give it three days in the shade before the light; damage on the way is on us.',
  ],
];
const vase: CareNote = [
  ['插花', 'Arranging'],
  ['水加到三分之二，两天换一次。', 'Fill it two thirds and change the water every other day.'],
];
const garden: CareNote = [
  ['使用', 'Using it'],
  ['自来水接好放一晚再浇，壶嘴堵了用牙签通一下。', 'Let tap water stand overnight; clear the spout with a toothpick.'],
];
const skin: CareNote = [
  ['使用提示', 'How to use'],
  ['初次使用请先在耳后试用，若有不适请停用。', 'Try a little behind the ear first, and stop if it stings.'],
];
const wash: CareNote = [
  ['使用提示', 'How to use'],
  ['避免入眼，若有不适请停用并冲洗。', 'Keep it out of your eyes; rinse and stop if it stings.'],
];
const comb: CareNote = [
  ['清洁', 'Cleaning'],
  ['用旧牙刷顺着齿缝刷，别泡在水里。', 'Run an old toothbrush between the teeth; do not soak it.'],
];
const paper: CareNote = [
  ['存放', 'Storing'],
  [
    '收在干燥的抽屉里，别挨着暖气和窗台：纸会卷边，胶和蜡会变软。',
    'Keep it in a dry drawer, away from radiators and windowsills, where paper curls and glue and wax go soft.',
  ],
];
const pen: CareNote = [
  ['寄送', 'How it arrives'],
  ['包装不用塑料，拿到手就能送人。', 'Packed without plastic, ready to give.'],
];
const ink: CareNote = [
  ['使用', 'Using it'],
  ['换色前先把笔洗净，洗到水清为止。', 'Rinse the pen until the water runs clear before you change colors.'],
];
const deskThing: CareNote = [
  ['木与陶', 'Wood and clay'],
  ['天然材料，每一件的纹理和深浅都有出入。', 'Natural materials: grain and tone differ from piece to piece.'],
];

/** Care notes by leaf category. A note must be true for all products of its category. */
export const careNotes: Readonly<Record<string, CareNote>> = {
  mugs: glaze,
  flasks: flask,
  teapots: teaware,
  bowls: glaze,
  plates: glaze,
  pans: castIron,
  pots: enamel,
  kettles: kettle,
  knives: blade,
  boards: board,
  'desk-lamps': corded,
  'bedside-lamps': corded,
  pendants: ceiling,
  'wall-lights': ceiling,
  'floor-lamps': corded,
  lanterns: rechargeable,
  'over-ear': earphones,
  'true-wireless': earphones,
  'portable-speakers': speakers,
  'hi-fi': hiFi,
  watches: watch,
  clocks: clock,
  keyboards: deskTech,
  mice: deskTech,
  chargers: deskTech,
  'dining-chairs': furniture,
  armchairs: furniture,
  stools: furniture,
  sofas: furniture,
  'side-tables': furniture,
  desks: furniture,
  shelves: furniture,
  'bed-frames': furniture,
  nightstands: furniture,
  mirrors: furniture,
  'bed-linen': bedding,
  blankets: throws,
  'towel-sets': bath,
  cushions: cushion,
  rugs: rug,
  'table-linen': napkin,
  totes: bag,
  backpacks: bag,
  candles: flame,
  incense: flame,
  diffusers: diffuser,
  'potted-plants': plant,
  vases: vase,
  'garden-tools': garden,
  serums: skin,
  creams: skin,
  'hand-care': skin,
  washes: wash,
  soaps: wash,
  grooming: comb,
  notebooks: paper,
  letters: paper,
  pens: pen,
  inks: ink,
  'pen-cups': deskThing,
};
