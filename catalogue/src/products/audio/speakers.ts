import type { CatalogueProduct, ServiceCode } from '../../types.ts';
import { choices, colours } from '../colourOptions.ts';
import { product } from '../product.ts';

const device: readonly ServiceCode[] = ['freeShipping', 'sevenDayReturns', 'twoYearWarranty', 'nextDayDelivery'];

/** 音箱与收音机 */
export const speakers: readonly CatalogueProduct[] = [
  product({
    slug: 'hearth-speaker',
    category: 'portable-speakers',
    title: ['壁炉便携蓝牙音箱', 'Hearth portable speaker'],
    subtitle: ['拎起来就走，放下来就是客厅', 'Pick it up and go; put it down and it is a living room'],
    story: [
      ['围着它坐下来', 'Sit around it'],
      [
        '两只全频单元朝前，一只低音朝下，桌面越厚实，声音越暖。铜色旋钮同时是开关，转到底“嗒”一声就关了。',
        'Two full-range drivers face you and a woofer faces the table: the sturdier the table, the warmer the sound. The copper dial is also the switch, and clicks off at the end of its turn.',
      ],
      [
        '皮提手能整根拆下来，里面是一条钢芯，拎着走夜路也放心。两台可以配成左右声道，隔着院子也对得上。',
        'The leather handle has a steel core and comes off for a shelf. Two of them pair as left and right, even across a yard.',
      ],
    ],
    facts: {
      material: ['织物网罩，榉木，皮', 'Fabric grille, beech, leather'],
      size: ['24 × 13 × 16 cm', '24 × 13 × 16 cm'],
      weight: '1.9 kg',
      sound: ['30 W，立体声', '30 W stereo'],
      battery: ['18 小时', '18 hours'],
      connection: ['无线蓝牙 5.3，有线 3.5 mm', 'Wireless by Bluetooth 5.3, wired by 3.5 mm'],
      care: ['网罩用粘毛器清理', 'Clean the grille with a lint roller'],
      origin: ['广东中山', 'Zhongshan, Guangdong'],
    },
    services: device,
    options: [colours(['网罩', 'Grille'], ['bottleGreen', 'grey', 'chestnut'])],
    price: 59900,
    stock: 95,
    stockOf: { chestnut: 0 },
    sales: 2266,
    publishedDaysAgo: 240,
  }),
  product({
    slug: 'tabletop-radio',
    category: 'portable-speakers',
    title: ['台式收音机', 'Tabletop radio'],
    subtitle: ['一只大旋钮找台，一只小旋钮管声音', 'A big dial for stations, a small one for volume'],
    story: [
      ['早上七点的新闻', 'The seven o’clock news'],
      [
        '调台旋钮有半个手掌大，里面压着一只铜飞轮，轻轻一拨就滑过三个台。刻度窗后面一盏暖黄小灯，夜里看得清，也不照人。',
        'The tuning dial is half the size of your hand and carries a brass flywheel, so one push glides past three stations. A warm lamp behind the scale is bright enough to read and too dim to wake anyone.',
      ],
      [
        '箱体是 8 毫米的木板，人声听着像在屋里说话。不听广播的时候，手机连上蓝牙就是一只音箱。',
        'The cabinet is 8 mm of real wood, and a voice sounds as if it were in the room. When nothing is on, it takes music from a phone over Bluetooth.',
      ],
    ],
    facts: {
      material: ['木箱体，织物网罩，黄铜', 'Wooden cabinet, fabric grille, brass'],
      size: ['22 × 12 × 13 cm', '22 × 12 × 13 cm'],
      weight: '1.6 kg',
      sound: ['10 W，单声道', '10 W mono'],
      connection: ['FM、AM、蓝牙 5.3', 'FM, AM, Bluetooth 5.3'],
      power: ['USB-C 供电；内置电池款充一次用 12 小时', 'USB-C; the battery model runs 12 hours a charge'],
      care: ['木箱干布擦拭，避开水汽', 'Dry cloth; keep the wood from steam'],
      origin: ['广东东莞', 'Dongguan, Guangdong'],
    },
    services: device,
    tags: ['gift'],
    options: [
      colours(['箱体', 'Cabinet'], ['walnut', 'cream']),
      choices('power', ['供电', 'Power'], { mains: ['插电款', 'Plug-in'], battery: ['内置电池款', 'With battery'] }),
    ],
    price: 42900,
    was: 48900,
    extra: { battery: 6000 },
    stock: 82,
    stockOf: { 'cream/battery': 4 },
    absent: ['walnut/mains'],
    sales: 1312,
    publishedDaysAgo: 74,
  }),
  product({
    slug: 'estuary-reference',
    category: 'hi-fi',
    title: ['河口旗舰落地音箱 一对', 'Estuary reference speakers, pair'],
    subtitle: ['叠层胡桃木整体铣削，一对一对配声', 'Cabinets milled from laminated walnut, matched pair by pair'],
    story: [
      ['听见房间的尺寸', 'Hear the size of the hall'],
      [
        '箱体由四十层胡桃木叠压后整体铣削，里面没有一处平行面，驻波无处停留。低音从箱底的缝里出来，不挑墙角。',
        'Forty layers of walnut are pressed together and milled as one, with no two walls parallel, so standing waves find no place to stay. The bass leaves through a slot in the plinth and is not fussy about corners.',
      ],
      [
        '每对音箱在消声室逐一配对，附手写测试曲线。工程师上门调校两次，费用已含。',
        'Every pair is matched in an anechoic chamber and comes with its measured curve, written by hand. Two tuning visits are included.',
      ],
    ],
    facts: {
      material: ['胡桃木，铝，铜', 'Walnut, aluminum, copper'],
      size: ['34 × 42 × 118 cm', '34 × 42 × 118 cm'],
      weight: ['单只 58 kg', '58 kg each'],
      sound: ['22 Hz – 40 kHz，三分频', '22 Hz – 40 kHz, three-way'],
      connection: ['双线分音接线柱', 'Bi-wire terminals'],
      care: ['干软布顺木纹擦拭', 'Wipe along the grain with a dry cloth'],
      origin: ['广东中山', 'Zhongshan, Guangdong'],
    },
    services: ['freeShipping', 'breakageCovered', 'twoYearWarranty'],
    tags: ['limited', 'handmade'],
    options: [
      colours(['木色', 'Wood'], ['walnut', 'ink']),
      choices('feet', ['脚钉', 'Feet'], { spikes: ['钢脚钉', 'Steel spikes'], pads: ['软木脚垫', 'Cork pads'] }),
    ],
    price: 12880000,
    stock: 3,
    stockOf: { 'ink/pads': 0 },
    purchaseLimit: 1,
    sales: 41,
    publishedDaysAgo: 27,
  }),
  product({
    slug: 'shelf-monitors',
    category: 'hi-fi',
    title: ['书架有源音箱 一对', 'Bookshelf active speakers, pair'],
    subtitle: ['插上电视、唱机或手机就能响', 'Plug in a TV, a turntable or a phone'],
    story: [
      ['不需要再买功放', 'No amplifier needed'],
      [
        '功放藏在左声道里，一根线连到右边，桌上就这一根。背后有一个“靠墙”拨档，贴墙摆放也不轰。',
        'The amplifier lives in the left speaker and one cable runs to the right. A switch at the back tames the bass when they stand against a wall.',
      ],
      [
        '唱机可以直接插，唱放也在里面。单元前的网罩是磁吸的，喜欢看纸盆的话，取下来就好。',
        'A turntable plugs straight in, because the phono stage is inside too. The grilles are held by magnets, for those who like to see the cones.',
      ],
    ],
    facts: {
      material: ['中密度板贴木皮，纸盆单元', 'Veneered MDF, paper cones'],
      size: '16 × 20 × 27 cm',
      weight: ['一对 9.4 kg', '9.4 kg the pair'],
      sound: ['2 × 50 W', '2 × 50 W'],
      connection: ['HDMI ARC、唱机、蓝牙', 'HDMI ARC, phono, Bluetooth'],
      care: ['干布擦拭，勿触单元', 'Dry cloth; do not touch the cones'],
      origin: ['广东广州', 'Guangzhou, Guangdong'],
    },
    services: device,
    options: [colours(['颜色', 'Color'], ['ink', 'cream', 'walnut'])],
    price: 189900,
    stock: 34,
    stockOf: { walnut: 2 },
    sales: 728,
    publishedDaysAgo: 110,
  }),
];
