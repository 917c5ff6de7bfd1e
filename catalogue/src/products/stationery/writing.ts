import type { CatalogueProduct, ServiceCode } from '../../types.ts';
import { choices, colours } from '../colourOptions.ts';
import { product } from '../product.ts';
import { renamed } from '../renamed.ts';

const desk: readonly ServiceCode[] = ['sevenDayReturns', 'nextDayDelivery'];

/** 书写工具 */
export const writing: readonly CatalogueProduct[] = [
  product({
    slug: 'brass-pen',
    category: 'pens',
    title: ['黄铜签字笔', 'Brass rollerball'],
    subtitle: ['四十二克，写慢一点', 'Forty-two grams that slow you down'],
    story: [
      ['口袋里的重量', 'A weight in the pocket'],
      [
        '笔身由一根黄铜棒车出，没有上漆，笔夹也是铜的。三个月后，常握的那一圈发亮，其余的暗下去，一看就知道您怎么拿笔。',
        'It is turned from one brass rod and left unlacquered, with a clip of the same brass. In three months the place where you hold it shines and the rest has dulled.',
      ],
      [
        '重心落在虎口，写字时不用使劲压。没有笔帽，笔身轻轻一拧，笔尖就出来了。',
        'The balance sits in the web of your thumb, so there is no pressing down. There is no cap: twist the barrel and the tip comes out.',
      ],
    ],
    facts: {
      material: ['黄铜', 'Brass'],
      refill: ['0.5 或 0.7 mm，通用笔芯', '0.5 or 0.7 mm, standard size'],
      size: ['长 13.2 cm，直径 9 mm', '13.2 cm long, 9 mm across'],
      weight: '42 g',
      includes: ['笔一支；图中皮套仅为拍摄道具，不含', 'One pen; the leather case in the pictures is not included'],
      engraving: ['选“刻名字”时，把名字写进结算页的订单备注', 'For a name, put it in the order note at checkout'],
      care: ['喜欢亮的，用擦铜布擦', 'Polish it if you like it bright'],
      origin: ['浙江桐庐', 'Tonglu, Zhejiang'],
    },
    services: ['sevenDayReturns', 'twoYearWarranty'],
    options: [
      choices('engraving', ['刻字', 'Engraving'], { none: ['不刻字', 'None'], name: ['刻名字', 'Your name'] }),
      choices('refill', ['笔芯', 'Refill'], { '05mm': '0.5 mm', '07mm': '0.7 mm' }),
    ],
    price: 16900,
    extra: { name: 2000 },
    stock: 85,
    stockOf: { 'name/07mm': 4 },
    sales: 1576,
    publishedDaysAgo: 250,
  }),
  product({
    slug: 'bluewing-fountain-pen',
    category: 'pens',
    title: ['翼镜钢笔', 'Bluewing fountain pen'],
    subtitle: ['云母树脂笔杆，转一转，光也跟着走', 'Mica in the barrel catches the light as it turns'],
    story: [
      ['一支好钢笔，用二十年', 'A good pen for twenty years'],
      [
        '14 K 金尖，出厂前每支在纸上试写一页，那页纸折好放在盒里。笔尖有一点弹性，轻写细，重写粗。',
        'The 14 K gold nib writes a page before it leaves us, and that page is folded into the box. It gives a little: light for fine, firm for broad.',
      ],
      [
        '树脂里混了云母，转一下笔杆，光就在里面走；翼镜蓝那支由蓝滑到紫，像绿头鸭翅膀上的那块。附上墨器，也接国际标准墨囊。',
        'There is mica in the resin, and the light moves as the barrel turns; in wing blue it slides to violet, like the patch on a mallard’s wing. A converter is included, and standard cartridges fit.',
      ],
    ],
    facts: {
      material: ['树脂，镀铑', 'Resin, rhodium plating'],
      nib: ['14 K 金尖', '14 K gold'],
      size: ['长 13.8 cm，直径 13 mm', '13.8 cm long, 13 mm across'],
      weight: '24 g',
      care: ['一月清洗一次，勿用热水', 'Flush monthly; no hot water'],
      origin: ['上海', 'Shanghai'],
    },
    services: ['freeShipping', 'sevenDayReturns', 'twoYearWarranty'],
    tags: ['gift'],
    options: [
      colours(['笔杆', 'Barrel'], ['wingBlue', 'bottleGreen', 'ink']),
      choices('nib', ['笔尖', 'Nib'], { ef: 'EF', f: 'F', m: 'M' }),
    ],
    price: 68000,
    stock: 40,
    stockOf: { 'bottle-green/ef': 1, 'wing-blue/m': 3 },
    absent: ['ink/ef', 'ink/m'],
    sales: 873,
    publishedDaysAgo: 20,
  }),
  product({
    slug: 'colored-pencils',
    category: 'pens',
    title: ['彩色铅笔 十二色', 'Colored pencils, set of 12'],
    subtitle: ['油性软芯，一层一层往上叠', 'Soft, oil-based leads that layer'],
    story: [
      ['十二支就够画一座山', 'Twelve are enough for a mountain'],
      [
        '芯粗三点八毫米，软，铺一大片也不划纸。油性的色能叠六七层，黄上面盖蓝，出来的绿是自己调的。',
        'The leads are 3.8 mm and soft, and cover a page without scratching. Oil-based color builds up in six or seven layers: blue over yellow, and the green is yours.',
      ],
      [
        '六角的椴木笔杆整支上漆，漆色就是芯色，一眼挑得到。芯从头到尾都和木头粘着，掉在地上不会断成几节。',
        'The six-sided basswood barrels are painted along their whole length in the color of the lead, so the right one is easy to find. The lead is bonded to the wood all along, so a fall does not break it inside.',
      ],
    ],
    facts: {
      material: ['椴木上漆，油性色芯', 'Painted basswood, oil-based leads'],
      size: ['长 17.5 cm，芯径 3.8 mm', '17.5 cm long, 3.8 mm leads'],
      weight: ['140 g（连盒）', '140 g with box'],
      suits: ['六岁以上', 'Ages six and up'],
      care: ['用手动卷笔刀，勿摔', 'Sharpen by hand; do not drop'],
      origin: ['浙江桐庐', 'Tonglu, Zhejiang'],
    },
    services: desk,
    tags: ['gift'],
    options: [
      choices('range', ['色系', 'Range'], { classic: ['常用十二色', 'Classic'], earth: ['大地十二色', 'Earth'] }),
      choices('pack', ['规格', 'Pack'], {
        carton: ['纸盒', 'Carton'],
        tin: ['铁盒', 'Tin'],
        tube: ['木筒', 'Wooden tube'],
      }),
    ],
    price: 4500,
    extra: { tin: 1500, tube: 3400 },
    stock: 198,
    stockOf: { 'earth/tube': 2, 'classic/tube': 5 },
    absent: ['earth/tin'],
    sales: 2407,
    publishedDaysAgo: 51,
  }),
  product({
    slug: 'river-inks',
    category: 'inks',
    title: ['江河彩墨', 'River ink'],
    subtitle: ['干了以后，边缘会积出一圈深色', 'It dries with a darker rim'],
    story: [
      ['四条江，四种颜色', 'Four rivers, four colors'],
      [
        '钱塘是深蓝，漓江是绿，黄河是赭，金沙是琥珀，照着江水涨落时的颜色调。写下去先淡，干了在笔画边上积出一道深线。',
        'Qiantang is deep blue, Li green, Yellow a red-brown and Jinsha amber, each mixed from the river in flood or at rest. It goes on pale and dries with a dark edge to every stroke.',
      ],
      [
        '染料型，好洗，停两周也不堵笔。圆瓶的内底收成一个尖斗，最后一点墨也吸得上来。',
        'It is dye-based, rinses easily and forgives a pen left for two weeks. The round bottle narrows to a point inside, so the last drop can be drawn.',
      ],
    ],
    facts: {
      material: ['染料墨水，玻璃瓶', 'Dye ink in a glass bottle'],
      capacity: ['20 ml 或 50 ml', '20 or 50 ml'],
      size: [
        '20 ml 直径 5 cm、高 5 cm；50 ml 直径 6.8 cm、高 6.6 cm',
        '20 ml: 5 cm across, 5 cm tall; 50 ml: 6.8 cm across, 6.6 cm tall',
      ],
      weight: ['连瓶 110 g（20 ml）、230 g（50 ml）', 'With bottle, 110 g (20 ml) or 230 g (50 ml)'],
      suits: ['钢笔、蘸水笔', 'Fountain and dip pens'],
      care: ['避光，盖紧', 'Keep dark and closed'],
      origin: ['上海', 'Shanghai'],
    },
    services: desk,
    options: [
      renamed(colours(['墨色', 'Ink'], ['wingBlue', 'bottleGreen', 'chestnut', 'amber']), 'ink', ['墨色', 'Ink'], {
        'wing-blue': ['钱塘蓝', 'Qiantang blue'],
        'bottle-green': ['漓江绿', 'Li green'],
        chestnut: ['黄河赭', 'Yellow River ocher'],
        amber: ['金沙琥珀', 'Jinsha amber'],
      }),
      choices('volume', ['净含量', 'Volume'], { '20ml': '20 ml', '50ml': '50 ml' }),
    ],
    price: 4800,
    extra: { '50ml': 4000 },
    stock: 150,
    stockOf: { 'amber/50ml': 0, 'chestnut/20ml': 4 },
    absent: ['amber/20ml'],
    sales: 2061,
    publishedDaysAgo: 165,
  }),
];
