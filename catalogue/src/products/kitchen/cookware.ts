import type { CatalogueProduct, ServiceCode } from '../../types.ts';
import { choices, colours } from '../colourOptions.ts';
import { product } from '../product.ts';

const sturdy: readonly ServiceCode[] = ['freeShipping', 'sevenDayReturns', 'twoYearWarranty'];

/** 锅具、刀具与砧板 */
export const cookware: readonly CatalogueProduct[] = [
  product({
    slug: 'gooseneck-kettle',
    category: 'kettles',
    title: ['细口温控手冲壶 0.9 L', 'Gooseneck kettle, 0.9 L'],
    subtitle: ['一度一调，保温半小时', 'Set it to the degree; it holds for half an hour'],
    story: [
      ['水线细而稳', 'A thin, steady line of water'],
      [
        '壶嘴内径 6 毫米，慢慢绕圈注水，水线也不抖。底座旋钮每格一度，闭着眼也数得出来。',
        'A 6 mm spout keeps a slow, circling pour from shaking. The dial moves one degree a click, clear enough to count with your eyes shut.',
      ],
      [
        '榉木把手离壶身两指远，水开了指节也不烫。到温后它只响一声，随后安静地保温三十分钟。',
        'The beech handle stands two fingers off the body and stays cool at the boil. It beeps once when it gets there, then holds the heat for thirty quiet minutes.',
      ],
    ],
    facts: {
      material: ['304 不锈钢，榉木', '304 stainless steel, beech'],
      capacity: ['0.9 L', '0.9 L'],
      size: ['27 × 14 × 19 cm', '27 × 14 × 19 cm'],
      weight: ['1.1 kg（含底座）', '1.1 kg with base'],
      power: ['1,000 W，220 V', '1,000 W, 220 V'],
      care: ['壶身擦拭，内胆每月柠檬酸除垢', 'Wipe outside; descale monthly with citric acid'],
      origin: ['广东佛山', 'Foshan, Guangdong'],
    },
    services: sturdy,
    tags: ['recommended'],
    options: [colours(['颜色', 'Color'], ['ink', 'cream', 'bottleGreen'])],
    price: 32900,
    was: 39900,
    stock: 140,
    sales: 8640,
    publishedDaysAgo: 190,
    deal: { endsInHours: 18, claimedPercent: 68 },
  }),
  product({
    slug: 'beech-skillet',
    category: 'pans',
    title: ['榉木柄铸铁煎锅', 'Beech-handle iron skillet'],
    subtitle: ['薄壁铸铁，比传统锅轻三分之一', 'Thin-wall cast iron, a third lighter than the usual'],
    story: [
      ['一口锅，慢慢养', 'A pan that improves with use'],
      [
        '出厂前抹上植物油，高温烘过三遍，买回来就能煎蛋。用一次黑一点，越黑越不粘。',
        'It is baked three times with plant oil before it leaves us, so it fries an egg on day one. It blackens with use, and the blacker it gets the less it sticks.',
      ],
      [
        '锅壁车薄到 2.5 毫米，单手也颠得动。手柄用一枚铜螺栓拧着，旋下来，整口锅就能进烤箱。',
        'The wall is machined down to 2.5 mm, light enough to toss onions with one hand. Unscrew the brass bolt, take off the handle, and the pan goes straight into the oven.',
      ],
    ],
    facts: {
      material: ['铸铁，榉木，黄铜', 'Cast iron, beech, brass'],
      size: ['锅深 4.6 cm，柄长 18 cm', '4.6 cm deep, handle 18 cm'],
      weight: ['20 cm：0.9 kg；26 cm：1.3 kg；30 cm：1.7 kg', '20 cm: 0.9 kg; 26 cm: 1.3 kg; 30 cm: 1.7 kg'],
      suits: ['明火、电磁炉、烤箱（取下手柄）', 'Gas, induction, oven without the handle'],
      making: ['植物油开锅三遍', 'Seasoned three times with plant oil'],
      care: ['热水刷洗，擦干后抹薄油', 'Brush with hot water, dry, wipe with oil'],
      origin: ['河北泊头', 'Botou, Hebei'],
    },
    services: sturdy,
    options: [
      choices('diameter', ['直径', 'Diameter'], { '20cm': '20 cm', '26cm': '26 cm', '30cm': '30 cm' }),
      choices('lid', ['盖子', 'Lid'], { none: ['不含盖', 'No lid'], glass: ['配玻璃盖', 'With glass lid'] }),
    ],
    price: 23900,
    was: 30900,
    extra: { '26cm': 6000, '30cm': 12000, glass: 5000 },
    stock: 110,
    stockOf: { '30cm/none': 0, '26cm/glass': 5 },
    absent: ['20cm/glass'],
    sales: 5566,
    publishedDaysAgo: 260,
    deal: { endsInHours: 43, claimedPercent: 31 },
  }),
  product({
    slug: 'ember-casserole',
    category: 'pots',
    title: ['余烬珐琅铸铁炖锅', 'Ember enameled casserole'],
    subtitle: ['厚底蓄热，关火后还能焖二十分钟', 'A thick base that keeps simmering after the flame is out'],
    story: [
      ['把时间交给锅', 'Leave it to the pot'],
      [
        '锅盖内侧排着二十四个小凸点，水汽顺着它们落回肉上，炖两个小时也不用添水。锅底厚 5 毫米，火小了，汤面还在轻轻冒泡。',
        'Twenty-four bumps under the lid drip moisture back onto the meat, so two hours pass without adding water. The base is 5 mm thick and keeps the surface trembling on a low flame.',
      ],
      [
        '珐琅里外各挂两遍，酸菜和番茄都不怕。盖钮是实心黄铜，进 250 °C 的烤箱也不用换。',
        'Two coats of enamel inside and out shrug off tomatoes and pickles. The solid brass knob stays on in an oven at 250 °C.',
      ],
    ],
    facts: {
      material: ['铸铁，双层珐琅，黄铜', 'Cast iron, two coats of enamel, brass'],
      size: ['3 L：内径 20 cm；5 L：内径 26 cm', '3 L: 20 cm inside; 5 L: 26 cm inside'],
      weight: ['3 L：4.2 kg；5 L：5.6 kg', '3 L: 4.2 kg; 5 L: 5.6 kg'],
      suits: ['明火、电磁炉、烤箱 250 °C 以下', 'Gas, induction, oven up to 250 °C'],
      care: ['冷却后温水手洗，用木铲或硅胶铲', 'Let it cool, wash by hand, use wooden tools'],
      origin: ['河北泊头', 'Botou, Hebei'],
    },
    services: sturdy,
    tags: ['recommended'],
    options: [
      colours(['颜色', 'Color'], ['clay', 'bottleGreen', 'ink']),
      choices('capacity', ['容量', 'Capacity'], { '3l': '3 L', '5l': '5 L' }),
    ],
    price: 59900,
    extra: { '5l': 16000 },
    stock: 48,
    stockOf: { 'clay/5l': 2, 'ink/5l': 0 },
    sales: 1287,
    publishedDaysAgo: 75,
  }),
  product({
    slug: 'heron-santoku',
    category: 'knives',
    title: ['苍鹭三德刀 17 cm', 'Heron santoku, 17 cm'],
    subtitle: ['刀身前轻后稳，薄片一刀接一刀', 'Light at the tip, steady at the heel, and made for thin slices'],
    story: [
      ['一把够用', 'One knife is enough'],
      [
        '刃口磨到十五度，切番茄不用压。刀面素净，只留一层细细的拉丝，黄瓜能切到透光。',
        'The edge is ground to fifteen degrees, so a tomato needs no pressing. The blade is plain, with a fine brushed finish, and takes cucumber down to slices you can see through.',
      ],
      [
        '胡桃木柄左侧削出一处凹，拇指自然落在上面。刀脊倒了圆角，推切时抵着食指也不硌。',
        'The walnut handle has a dip on one side where your thumb comes to rest. The spine is rounded, kind to a forefinger on a long push cut.',
      ],
    ],
    facts: {
      material: ['钼钒钢（HRC 58），胡桃木', 'Molybdenum-vanadium steel (HRC 58), walnut'],
      size: ['刃长 17 cm，全长 30 cm', 'Blade 17 cm, overall 30 cm'],
      weight: '168 g',
      making: ['双面开刃', 'Ground on both sides'],
      care: ['手洗擦干，勿进洗碗机', 'Hand-wash and dry; not for the dishwasher'],
      origin: ['广东阳江', 'Yangjiang, Guangdong'],
    },
    services: ['freeShipping', 'twoYearWarranty'],
    options: [
      choices('set', ['组合', 'Set'], {
        knife: ['单刀', 'Knife'],
        guard: ['刀 + 木鞘', 'Knife and wooden guard'],
        stone: ['刀 + 磨刀石', 'Knife and whetstone'],
      }),
    ],
    price: 25900,
    extra: { guard: 4000, stone: 7000 },
    stock: 63,
    stockOf: { stone: 4 },
    sales: 1932,
    publishedDaysAgo: 340,
  }),
  product({
    slug: 'walnut-board',
    category: 'boards',
    title: ['整木胡桃砧板', 'Single-plank walnut board'],
    subtitle: ['一块整木，不拼不胶', 'One plank, no joints, no glue'],
    story: [
      ['既是砧板，也是托盘', 'A board, and a tray'],
      [
        '从一整块黑胡桃上开下来，没有拼缝，也就没有藏水的地方。一面平整切菜，另一面挖了三毫米的浅槽。',
        'It is cut from one piece of black walnut, with no seam for water to hide in. One side is flat for chopping; the other has a hollow three millimeters deep.',
      ],
      [
        '槽里盛果酱和奶酪，端上桌就是一盘下酒菜。板头钻了一个孔，用完挂起来，两面一起风干。',
        'Fill the hollow with jam and cheese, carry it to the table, and supper is served. A hole at one end lets you hang it so both sides dry.',
      ],
    ],
    facts: {
      material: ['北美黑胡桃整木', 'Solid American black walnut'],
      size: ['小号 30 × 20 cm，大号 42 × 28 cm，厚 2 cm', 'Small 30 × 20 cm, large 42 × 28 cm, 2 cm thick'],
      weight: ['小号 0.9 kg，大号 1.7 kg', 'Small 0.9 kg, large 1.7 kg'],
      making: ['整木开料，手工打磨', 'Cut from one plank, sanded by hand'],
      engraving: ['选“刻名字”时，把名字写进结算页的订单备注', 'For a name, put it in the order note at checkout'],
      care: ['手洗，每月擦食用油', 'Hand-wash; oil once a month'],
      origin: ['浙江安吉', 'Anji, Zhejiang'],
    },
    services: ['sevenDayReturns', 'freeShipping'],
    tags: ['handmade', 'gift'],
    options: [
      choices('size', ['尺寸', 'Size'], { small: ['小号', 'Small'], large: ['大号', 'Large'] }),
      choices('engraving', ['刻字', 'Engraving'], { none: ['不刻字', 'None'], name: ['刻名字', 'Your name'] }),
    ],
    price: 13800,
    extra: { large: 9000, name: 2000 },
    stock: 96,
    stockOf: { 'large/name': 5 },
    sales: 2480,
    publishedDaysAgo: 140,
  }),
];
