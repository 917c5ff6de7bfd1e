import type { CatalogueProduct, ServiceCode } from '../../types.ts';
import { choices, colours } from '../colourOptions.ts';
import { product } from '../product.ts';

const large: readonly ServiceCode[] = ['freeShipping', 'sevenDayReturns', 'breakageCovered', 'twoYearWarranty'];

/** 卧室与收纳 */
export const bedroom: readonly CatalogueProduct[] = [
  product({
    slug: 'heron-shelf',
    category: 'shelves',
    title: ['苍鹭可调置物架', 'Heron adjustable shelf'],
    subtitle: ['每层高度可调，书和花瓶各得其所', 'Adjustable tiers for books and tall vases alike'],
    story: [
      ['站得直，装得多', 'Stands straight, holds plenty'],
      [
        '立柱上每六厘米一个孔位，层板用铜销托住，换高度不用工具。放黑胶留三十三厘米，放口袋书留二十一，数着孔就行。',
        'Holes run up the posts every six centimeters, and brass pins hold the boards, so no tools are needed. Count the holes: thirty-three centimeters for records, twenty-one for paperbacks.',
      ],
      [
        '背后一对斜撑，装满书推一把也不晃。层板边缘露出桦木的夹层，像没切完的千层糕。',
        'A pair of braces at the back keeps it steady under a full load. The edges of the boards show their birch layers, like a cake with one slice missing.',
      ],
    ],
    facts: {
      material: ['桦木多层板，黄铜', 'Birch plywood, brass'],
      size: [
        '四层 80 × 32 × 150 cm；五层 80 × 32 × 186 cm',
        'Four tiers 80 × 32 × 150 cm; five tiers 80 × 32 × 186 cm',
      ],
      weight: ['四层 21 kg；五层 26 kg', 'Four tiers 21 kg; five tiers 26 kg'],
      load: ['每层 25 kg', '25 kg a tier'],
      assembly: ['两人半小时，附防倾倒绳', 'Half an hour for two; wall strap included'],
      care: ['干布擦拭', 'Wipe with a dry cloth'],
      origin: ['山东曹县', 'Caoxian, Shandong'],
    },
    services: large,
    options: [
      colours(['颜色', 'Color'], ['walnut', 'cream', 'bottleGreen']),
      choices('tiers', ['层数', 'Tiers'], { four: ['四层', 'Four'], five: ['五层', 'Five'] }),
    ],
    price: 79900,
    extra: { five: 16000 },
    stock: 40,
    stockOf: { 'bottle-green/five': 2 },
    absent: ['cream/five'],
    sales: 1523,
    publishedDaysAgo: 275,
  }),
  product({
    slug: 'dusk-bed',
    category: 'bed-frames',
    title: ['暮色软靠床架', 'Dusk upholstered bed'],
    subtitle: ['床头微微后仰，适合睡前读两页', 'A headboard that leans back for two more pages'],
    story: [
      ['安静的一张床', 'A quiet bed'],
      [
        '排骨架与横梁之间垫了毛毡，翻身没有吱呀声。床头后仰八度，加一个枕头就是读书的角度。',
        'Felt between slats and rails puts an end to creaks. The headboard leans back eight degrees, which with one pillow is the angle for reading.',
      ],
      [
        '软包套子用魔术贴粘着，一年拆下来洗一次。床下留出二十厘米，收得进两只换季的箱子。',
        'The headboard cover is fastened with a hook-and-loop strip and comes off for a yearly wash. Twenty centimeters below take two boxes of winter clothes.',
      ],
    ],
    facts: {
      material: ['松木，棉麻软包', 'Pine, cotton-linen upholstery'],
      size: ['床头高 96 cm，床垫面高 30 cm', 'Headboard 96 cm, mattress at 30 cm'],
      weight: ['150 cm：52 kg；180 cm：59 kg', '150 cm: 52 kg; 180 cm: 59 kg'],
      load: '300 kg',
      assembly: ['两人一小时', 'An hour for two'],
      care: ['软包 30 °C 机洗', 'Wash the cover at 30 °C'],
      origin: ['广东佛山', 'Foshan, Guangdong'],
    },
    services: large,
    options: [
      colours(['软包', 'Fabric'], ['sage', 'grey']),
      choices('bed-width', ['床宽', 'Bed width'], { '150cm': '150 cm', '180cm': '180 cm' }),
      choices('underbed', ['床底', 'Under the bed'], { open: ['空底', 'Open'], drawers: ['双抽屉', 'Two drawers'] }),
    ],
    price: 319900,
    was: 359900,
    extra: { '180cm': 60000, drawers: 48000 },
    stock: 16,
    stockOf: { 'grey/180cm/open': 0, 'sage/150cm/open': 4, 'grey/180cm/drawers': 0 },
    absent: ['sage/150cm/drawers'],
    sales: 291,
    publishedDaysAgo: 66,
  }),
  product({
    slug: 'two-drawer-nightstand',
    category: 'nightstands',
    title: ['双屉床头柜', 'Two-drawer nightstand'],
    subtitle: ['上屉浅，放眼镜；下屉深，放书', 'A shallow drawer for glasses, a deep one for books'],
    story: [
      ['伸手就够着', 'Within arm’s reach'],
      [
        '装上木脚，柜高五十二厘米，和床垫差不多齐，半夜摸水杯不用抬胳膊。抽屉面上挖了一道半月形的手位，没有拉手，也就不勾被子。',
        'On its legs it is fifty-two centimeters tall, level with a mattress, so a hand finds the water without lifting. The drawers have a half-moon cut instead of knobs, and nothing catches the duvet.',
      ],
      [
        '抽屉走木滑轨，轻轻一推，最后两厘米自己慢下来。背板上方留了个圆孔，充电线从那里进来。',
        'They run on wooden slides and slow down by themselves over the last two centimeters. A round hole at the back lets a charging cable in.',
      ],
    ],
    facts: {
      material: ['橡木，桦木多层板', 'Oak, birch plywood'],
      size: [
        '宽 42 cm，深 38 cm；落地款高 37 cm，木脚款高 52 cm',
        '42 cm wide, 38 cm deep; 37 cm tall without legs, 52 cm with them',
      ],
      weight: ['落地款 10.9 kg，木脚款 11.5 kg', '10.9 kg without legs, 11.5 kg with them'],
      load: ['台面 25 kg，每屉 8 kg', 'Top 25 kg, drawers 8 kg each'],
      assembly: ['整装发货', 'Arrives assembled'],
      care: ['干布擦拭，避免积水', 'Dry cloth; do not leave water standing'],
      origin: ['江苏常州', 'Changzhou, Jiangsu'],
    },
    services: large,
    options: [
      colours(['颜色', 'Color'], ['walnut', 'cream', 'sage']),
      choices('legs', ['脚', 'Legs'], { none: ['落地款', 'No legs'], tapered: ['锥形木脚', 'Tapered legs'] }),
    ],
    price: 56900,
    extra: { tapered: 4000 },
    stock: 48,
    stockOf: { 'sage/tapered': 2, 'cream/none': 0 },
    absent: ['sage/none'],
    sales: 638,
    publishedDaysAgo: 37,
  }),
  product({
    slug: 'arch-mirror',
    category: 'mirrors',
    title: ['拱形落地镜', 'Arch floor mirror'],
    subtitle: ['退两步，从头发照到鞋子', 'Two steps back, and you see yourself from hair to shoes'],
    story: [
      ['靠在墙上的一扇门', 'A doorway against the wall'],
      [
        '镜框是一条蒸汽弯曲的木料，从左脚绕过拱顶落到右脚，中间不断。镜面是五毫米的银镜，站得远人也不变形。',
        'The frame is one steam-bent strip that runs from the left foot over the arch to the right. The glass is 5 mm thick and silvered, so you look like yourself from across the room.',
      ],
      [
        '可以斜靠，也可以用附带的挂件固定在墙上，家里有孩子请选后一种。镜背贴了防爆膜，底脚垫着毛毡。',
        'Lean it, or fix it with the brackets in the box, which we advise if there are children. The back carries a safety film, and there is felt under the feet.',
      ],
    ],
    facts: {
      material: ['木框，5 mm 银镜', 'Wooden frame, 5 mm silvered glass'],
      size: ['50 × 160 cm 或 70 × 170 cm，框厚 3 cm', '50 × 160 cm or 70 × 170 cm, frame 3 cm'],
      weight: ['50 × 160 cm：13 kg；70 × 170 cm：19 kg', '50 × 160 cm: 13 kg; 70 × 170 cm: 19 kg'],
      assembly: ['附墙面固定件', 'Wall brackets included'],
      care: ['玻璃清洁剂喷在布上再擦', 'Spray the cloth, not the glass'],
      origin: ['山东青岛', 'Qingdao, Shandong'],
    },
    services: large,
    options: [
      colours(['边框', 'Frame'], ['walnut', 'ink']),
      choices('size', ['尺寸', 'Size'], { '50x160cm': '50 × 160 cm', '70x170cm': '70 × 170 cm' }),
    ],
    price: 59900,
    extra: { '70x170cm': 18000 },
    stock: 32,
    stockOf: { 'ink/70x170cm': 3 },
    absent: ['ink/50x160cm'],
    sales: 524,
    publishedDaysAgo: 9,
  }),
];
