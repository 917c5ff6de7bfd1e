import type { CatalogueProduct, ServiceCode } from '../../types.ts';
import { choices, colours } from '../colourOptions.ts';
import { product } from '../product.ts';

const clock: readonly ServiceCode[] = ['sevenDayReturns', 'breakageCovered', 'twoYearWarranty'];

/** 钟表 */
export const timepieces: readonly CatalogueProduct[] = [
  product({
    slug: 'drake-field-watch',
    category: 'watches',
    title: ['绿头鸭野外腕表', 'Drake field watch'],
    subtitle: ['三十八毫米，夜里也看得清', 'Thirty-eight millimeters, and legible in the dark'],
    story: [
      ['抬手就看得清', 'Read it at a glance'],
      [
        '时标和指针填了夜光，关灯后还能看四个钟头。蓝宝石镜面微微隆起，水珠挂不住。',
        'Markers and hands glow for four hours after lights-out. The sapphire is domed just enough to shed a raindrop.',
      ],
      [
        '自动机芯不用电池，戴着走路就在上弦。底盖是整片不锈钢，磨得平顺，贴着手腕不硌。',
        'The automatic movement winds itself as you walk and needs no battery. The solid steel back is polished smooth and sits flat against the wrist.',
      ],
    ],
    facts: {
      material: ['316L 不锈钢，蓝宝石，植鞣牛皮或帆布', '316L steel, sapphire, vegetable-tanned leather or canvas'],
      size: ['表径 38 mm，厚 9.8 mm', '38 mm across, 9.8 mm thick'],
      weight: ['62 g（皮带款）', '62 g on leather'],
      power: ['自动机芯，动储 42 小时', 'Automatic, 42-hour reserve'],
      water: ['50 m', '50 m'],
      care: ['避免磁场，皮带勿泡水', 'Keep from magnets; keep the leather dry'],
      origin: ['广东深圳', 'Shenzhen, Guangdong'],
    },
    services: ['freeShipping', 'sevenDayReturns', 'twoYearWarranty', 'nextDayDelivery'],
    tags: ['limited', 'gift'],
    options: [
      colours(['盘色', 'Dial color'], ['bottleGreen', 'wingBlue', 'ink']),
      choices('strap', ['表带', 'Strap'], { chestnut: ['栗色皮带', 'Chestnut leather'], canvas: ['帆布带', 'Canvas'] }),
    ],
    price: 128000,
    extra: { chestnut: 8000 },
    stock: 26,
    stockOf: { 'wing-blue/canvas': 1, 'ink/chestnut': 4 },
    absent: ['ink/canvas'],
    purchaseLimit: 1,
    sales: 618,
    publishedDaysAgo: 12,
  }),
  product({
    slug: 'walnut-clock',
    category: 'clocks',
    title: ['胡桃木静音座钟', 'Silent walnut clock'],
    subtitle: ['扫秒机芯，夜里听不见走针', 'A sweeping hand you cannot hear at night'],
    story: [
      ['时间不必有声音', 'Time need not tick'],
      [
        '秒针连续走动，像水一样，不发出嗒嗒声。表圈由一整块胡桃木车成：胡桃色留着木纹，瓶绿和米白在外面罩了漆。',
        'The second hand glides and makes no sound. The rim is turned from one piece of walnut: bare, it shows the grain; in green or cream, it is lacquered.',
      ],
      [
        '两只黄铜小脚把它托起来，放床头、放书架都站得稳。想挂墙上也行，背后藏着一个挂孔。',
        'Two small brass feet hold it steady on a nightstand or a shelf. There is a slot in the back for a nail, should you prefer the wall.',
      ],
    ],
    facts: {
      material: ['胡桃木（瓶绿、米白款罩漆），玻璃，黄铜', 'Walnut (lacquered in green and cream), glass, brass'],
      size: ['直径 18 cm，厚 5 cm', 'Diameter 18 cm, 5 cm deep'],
      weight: '640 g',
      power: ['一节五号电池', 'One AA battery'],
      care: ['干布擦拭，长期不用取出电池', 'Dry cloth; take the battery out for storage'],
      origin: ['福建漳州', 'Zhangzhou, Fujian'],
    },
    services: clock,
    options: [
      colours(['表圈', 'Rim'], ['walnut', 'bottleGreen', 'cream']),
      choices('dial', ['表盘', 'Dial'], { numbers: ['数字', 'Numerals'], marks: ['刻线', 'Marks'] }),
    ],
    price: 21900,
    stock: 118,
    stockOf: { 'cream/numbers': 5 },
    sales: 1862,
    publishedDaysAgo: 330,
  }),
  product({
    slug: 'plain-wall-clock',
    category: 'clocks',
    title: ['素面挂钟', 'Plain wall clock'],
    subtitle: ['四个圆点，三根针，别的都没有', 'Four dots, three hands and nothing else'],
    story: [
      ['隔着房间也看得清', 'Legible from across the room'],
      [
        '时针粗短，分针细长，站在厨房那头也分得出几点。表盘是喷砂的，窗户的反光落在上面只剩一片柔白。',
        'With a short, thick hour hand and a long, thin minute hand, it reads from the far end of a kitchen. The dial is blasted matte, so a window shows in it only as a soft white.',
      ],
      [
        '机芯扫秒静音，橘色秒针一路滑过去，听不见嗒嗒声。钢制外壳卷边成型，挂上去只凸出墙面三厘米多一点。',
        'The orange second hand sweeps around without a tick. The steel case has a rolled edge and stands just over three centimeters off the wall.',
      ],
    ],
    facts: {
      material: ['钢，玻璃', 'Steel, glass'],
      size: ['直径 25 或 30 cm，厚 3.4 cm', 'Diameter 25 or 30 cm, 3.4 cm deep'],
      weight: ['25 cm：740 g；30 cm：980 g', '25 cm: 740 g; 30 cm: 980 g'],
      power: ['一节五号电池，约用一年', 'One AA battery, about a year'],
      care: ['镜面用玻璃布擦', 'Wipe the glass with a lens cloth'],
      origin: ['浙江宁波', 'Ningbo, Zhejiang'],
    },
    services: clock,
    options: [
      colours(['颜色', 'Color'], ['cream', 'bottleGreen']),
      choices('diameter', ['直径', 'Diameter'], { '25cm': '25 cm', '30cm': '30 cm' }),
    ],
    price: 15900,
    extra: { '30cm': 4000 },
    stock: 124,
    stockOf: { 'bottle-green/25cm': 0 },
    sales: 967,
    publishedDaysAgo: 46,
  }),
];
