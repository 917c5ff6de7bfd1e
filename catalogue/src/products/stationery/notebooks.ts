import type { CatalogueProduct, ServiceCode } from '../../types.ts';
import { choices, colours } from '../colourOptions.ts';
import { product } from '../product.ts';

const desk: readonly ServiceCode[] = ['sevenDayReturns', 'nextDayDelivery'];

/** 笔记本与日历 */
export const notebooks: readonly CatalogueProduct[] = [
  product({
    slug: 'cloth-notebook',
    category: 'notebooks',
    title: ['布面线装笔记本 A5', 'Cloth-bound notebook, A5'],
    subtitle: ['锁线装订，摊平不回弹', 'Thread-sewn to lie flat and stay there'],
    story: [
      ['留给手写的地方', 'A place for handwriting'],
      [
        '八十克米白纸，钢笔写上去有一点点阻力，背面看得见影，不透墨。每页页脚有页码，前四页留作目录。',
        'Cream 80 gsm paper gives a nib a little resistance and shows a shadow on the back, never a bleed. Pages are numbered, and the first four are kept for an index.',
      ],
      [
        '书签带两根，一根记今天，一根记想回去的地方。封底内侧粘了个牛皮纸袋，电影票和药方都有地方放。',
        'There are two ribbons: one for today, one for wherever you want to return. A kraft pocket inside the back cover takes ticket stubs and prescriptions.',
      ],
    ],
    facts: {
      material: ['棉布封面，灰板', 'Cotton cloth over board'],
      paper: ['80 g 米白道林纸', '80 gsm cream woodfree'],
      pages: ['192 页', '192 pages'],
      includes: ['笔记本一册；图中的笔仅为拍摄道具，不含', 'One notebook; the pen in the pictures is not included'],
      size: '148 × 210 mm',
      weight: '330 g',
      care: ['布面用橡皮擦去浮尘', 'Lift marks from the cloth with an eraser'],
      origin: ['浙江温州', 'Wenzhou, Zhejiang'],
    },
    services: desk,
    tags: ['recommended'],
    options: [
      colours(['布面', 'Cloth'], ['chestnut', 'bottleGreen', 'wingBlue']),
      choices('ruling', ['格线', 'Ruling'], {
        dots: ['点阵', 'Dotted'],
        lines: ['横线', 'Lined'],
        plain: ['空白', 'Plain'],
      }),
    ],
    price: 5900,
    stock: 480,
    stockOf: { 'wing-blue/plain': 0, 'chestnut/lines': 5 },
    sales: 18240,
    publishedDaysAgo: 610,
  }),
  product({
    slug: 'weekly-planner',
    category: 'notebooks',
    title: ['白鹭周计划本', 'Egret weekly planner'],
    subtitle: ['不印日期，从任何一周开始都行', 'Undated, so you can start any week'],
    story: [
      ['左边七天，右边空白', 'Seven days left, open space right'],
      [
        '五十四周，外加十二页月览，断了两周没写也不浪费。右页的空白，留给没有排进日程的事。',
        'Fifty-four weeks and twelve month views, with nothing wasted if you skip a few. The empty right-hand page is for what never makes the schedule.',
      ],
      [
        '一百克的纸，荧光笔划两道也不透。外角打了齿孔，过完一周撕掉，手指一拨就是这一周。',
        'The paper is 100 gsm and takes two passes of a highlighter. Corners are perforated: tear one off each week and your thumb opens at today.',
      ],
    ],
    facts: {
      material: ['再生皮封面', 'Recycled-leather cover'],
      paper: ['100 g 白色书写纸', '100 gsm white writing paper'],
      pages: ['136 页', '136 pages'],
      includes: ['计划本一册；图中的笔仅为拍摄道具，不含', 'One planner; the pen in the pictures is not included'],
      size: '130 × 190 mm',
      weight: '290 g',
      care: ['封面干布擦拭', 'Wipe the cover with a dry cloth'],
      origin: ['浙江温州', 'Wenzhou, Zhejiang'],
    },
    services: desk,
    options: [
      colours(['封面', 'Cover'], ['bottleGreen', 'rose', 'ink']),
      choices('start', ['每周始于', 'Week starts'], { monday: ['周一', 'Monday'], sunday: ['周日', 'Sunday'] }),
    ],
    price: 7900,
    stock: 210,
    stockOf: { 'rose/monday': 2 },
    absent: ['rose/sunday'],
    sales: 2890,
    publishedDaysAgo: 11,
  }),
  product({
    slug: 'desk-calendar',
    category: 'notebooks',
    title: ['手撕日历', 'Tear-off desk calendar'],
    subtitle: ['一天一张，撕下来背面还能写字', 'A page a day, with room on the back for a note'],
    story: [
      ['撕掉昨天', 'Tear off yesterday'],
      [
        '三百六十五张薄纸，用铜夹压在一块木板上，撕的时候有很脆的一声。正面只印日期、星期和节气，背面全空。',
        'A brass clip holds 365 thin sheets to a wooden board, and each comes away with a crisp sound. The front has the date, the day and the solar term; the back is blank.',
      ],
      [
        '字号有鸡蛋大，从沙发那头也看得见今天几号。木板背后一个斜脚，年底换一沓纸芯，板子接着用。',
        'The figures are as tall as an egg and can be read from the sofa. A leg at the back props it up, and next year you buy only the paper.',
      ],
    ],
    facts: {
      material: ['木板，黄铜夹', 'Wooden board, brass clip'],
      paper: ['50 g 本白纸', '50 gsm natural white'],
      pages: ['365 张', '365 sheets'],
      includes: [
        '以所选规格为准；图中铅笔仅为拍摄道具，不含',
        'As chosen under Pack; the pencil in the pictures is not included',
      ],
      size: ['12 × 16 × 5 cm', '12 × 16 × 5 cm'],
      weight: ['整套 520 g，纸芯 180 g', '520 g with board, pad alone 180 g'],
      care: ['避免阳光直射，防潮', 'Keep dry and out of the sun'],
      origin: ['浙江宁波', 'Ningbo, Zhejiang'],
    },
    services: desk,
    tags: ['gift'],
    options: [
      colours(['颜色', 'Color'], ['cream', 'bottleGreen']),
      choices('pack', ['规格', 'Pack'], { board: ['木板 + 纸芯', 'Board and pad'], pad: ['仅纸芯', 'Pad only'] }),
    ],
    price: 4900,
    extra: { board: 4000 },
    stock: 160,
    stockOf: { 'bottle-green/board': 5 },
    absent: ['bottle-green/pad'],
    sales: 1164,
    publishedDaysAgo: 10,
  }),
];
