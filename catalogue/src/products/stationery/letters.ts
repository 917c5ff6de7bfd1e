import type { CatalogueProduct, ServiceCode } from '../../types.ts';
import { choices, colours } from '../colourOptions.ts';
import { product } from '../product.ts';
import { renamed } from '../renamed.ts';

const desk: readonly ServiceCode[] = ['sevenDayReturns', 'nextDayDelivery'];

/** 信笺与手账 */
export const letters: readonly CatalogueProduct[] = [
  product({
    slug: 'letter-set',
    category: 'letters',
    title: ['慢递信笺套装', 'Slow-post letter set'],
    subtitle: ['二十张信纸，十只信封，写给不着急的人', 'Twenty sheets, ten envelopes, for someone in no hurry'],
    story: [
      ['写给三年后', 'To three years from now'],
      [
        '棉浆信纸厚而软，边缘是撕出来的毛边，折起来不留白痕。信封里衬了一层花纸，对着灯也看不见字。',
        'The cotton sheets are thick and soft, torn to a deckle edge, and fold without cracking. A patterned lining keeps your words private, even against a lamp.',
      ],
      [
        '附一张垫在下面的格纸，字写歪的人用得上。十枚鸭子火漆封自带背胶，揭下来按住就封好了。',
        'A ruled sheet to lay underneath keeps the lines straight. Ten wax seals stamped with a duck come with an adhesive back: peel, press, and the flap is closed.',
      ],
    ],
    facts: {
      material: ['棉浆纸，树脂蜡', 'Cotton paper, resin wax'],
      includes: [
        '信纸 20 张、信封 10 只、火漆封 10 枚、格纸 1 张',
        '20 sheets, 10 envelopes, 10 wax seals, a ruled guide sheet',
      ],
      paper: ['120 g 棉浆纸', '120 gsm cotton'],
      size: ['信封 162 × 114 mm', 'Envelope 162 × 114 mm'],
      weight: '240 g',
      care: ['平放，防潮', 'Keep flat and dry'],
      origin: ['安徽泾县', 'Jingxian, Anhui'],
    },
    services: desk,
    tags: ['gift'],
    options: [
      colours(['信封', 'Envelope'], ['clay', 'sage', 'cream']),
      choices('ruling', ['格线', 'Ruling'], { plain: ['空白', 'Plain'], lines: ['横线', 'Lined'] }),
    ],
    price: 6800,
    stock: 130,
    stockOf: { 'sage/lines': 0 },
    absent: ['cream/lines'],
    sales: 1244,
    publishedDaysAgo: 92,
  }),
  product({
    slug: 'washi-tape',
    category: 'letters',
    title: ['和纸胶带 五卷装', 'Washi tape, set of 5'],
    subtitle: ['一卷素色，四卷花纹，撕下来不伤纸', 'One plain, four patterned, and kind to paper'],
    story: [
      ['贴上去，还能揭下来', 'Stick it, then change your mind'],
      [
        '和纸薄得透光，两卷叠着贴，颜色会混出第三种。徒手一撕就断，毛边自己好看，用不着剪刀。',
        'The paper is so thin that two tapes laid over each other make a third color. It tears by hand, and the ragged edge is half the charm.',
      ],
      [
        '背胶是低黏的，贴在照片背后、冰箱门上，半年后揭下来没有胶印。五卷一样宽，波点、斜纹、水波、格子，外加一卷素色，贴标题、围边框都合适。',
        'The glue is low-tack and comes off a photograph or a fridge door half a year later without a trace. All five are one width: dots, stripes, waves, a grid and one plain color, for titles and borders alike.',
      ],
    ],
    facts: {
      material: ['和纸，丙烯酸低黏胶', 'Washi paper, low-tack acrylic glue'],
      size: ['宽 15 mm，每卷 7 m', '15 mm wide, 7 m a roll'],
      weight: ['五卷共 110 g', '110 g for five'],
      care: ['避光存放，勿受压', 'Keep out of the sun; do not stack weight on it'],
      origin: ['浙江义乌', 'Yiwu, Zhejiang'],
    },
    services: desk,
    options: [
      renamed(colours(['配色', 'Palette'], ['sage', 'clay', 'wingBlue']), 'palette', ['配色', 'Palette'], {
        sage: ['晨雾', 'Morning mist'],
        clay: ['秋收', 'Harvest'],
        'wing-blue': ['夜航', 'Night sail'],
      }),
      choices('pack', ['规格', 'Pack'], { bag: ['纸袋', 'Paper bag'], tin: ['铁盒', 'Tin'] }),
    ],
    price: 2900,
    extra: { tin: 1500 },
    stock: 340,
    stockOf: { 'clay/tin': 4, 'sage/tin': 0 },
    sales: 4482,
    publishedDaysAgo: 77,
  }),
  product({
    slug: 'wax-seal-set',
    category: 'letters',
    title: ['火漆封蜡套装', 'Wax seal set'],
    subtitle: [
      '一枚铜印，三根蜡条，再送一只封好的信封作样子',
      'A brass stamp, three sticks of wax and one envelope to show how',
    ],
    story: [
      ['等它凉的那十秒', 'The ten seconds while it cools'],
      [
        '蜡条里加了一点树脂，滴下来厚薄匀，凉了有韧性，寄到也不裂。鸭子那一款低着头，线条粗，初次压也清楚。',
        'There is resin in the wax, so it pours evenly and stays flexible in the mail. The duck, head down, is cut in bold lines that come out clear on a first try.',
      ],
      [
        '铜印沉手，先在冰袋上凉一凉、擦干，起印就不粘。一根蜡条约够二十封信，木柄能从印头上拧下来换。',
        'Cool the brass on an ice pack, wipe it dry, and it lifts away clean. One stick seals about twenty letters, and the handle unscrews to take another die.',
      ],
    ],
    facts: {
      material: ['黄铜印头，榉木柄，树脂蜡', 'Brass die, beech handle, resin wax'],
      size: ['印面直径 25 mm，柄长 7 cm', 'Die 25 mm, handle 7 cm'],
      weight: ['全套 310 g', '310 g in all'],
      includes: ['铜印 1 枚、蜡条 3 根、封好的信封 1 只', 'One stamp, three sticks of wax, one sealed envelope'],
      engraving: [
        '选“字母”时，把字母写进结算页的订单备注',
        'For an initial, put the letter in the order note at checkout',
      ],
      care: [
        '印头用后擦净、擦干；蜡条可用明火或蜡勺熔化',
        'Wipe the die clean and dry; melt the wax over a flame or in a spoon',
      ],
      origin: ['浙江温州', 'Wenzhou, Zhejiang'],
    },
    services: ['sevenDayReturns', 'breakageCovered', 'nextDayDelivery'],
    tags: ['gift'],
    options: [
      colours(['蜡色', 'Wax'], ['chestnut', 'bottleGreen']),
      choices('seal', ['印面', 'Seal'], { duck: ['鸭子', 'Duck'], letter: ['字母', 'Initial'] }),
    ],
    price: 9900,
    extra: { letter: 1000 },
    stock: 92,
    stockOf: { 'bottle-green/letter': 3 },
    sales: 758,
    publishedDaysAgo: 36,
  }),
];
