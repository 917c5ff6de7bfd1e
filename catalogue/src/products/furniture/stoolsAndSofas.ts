import type { CatalogueProduct, ServiceCode } from '../../types.ts';
import { choices, colours } from '../colourOptions.ts';
import { product } from '../product.ts';

const large: readonly ServiceCode[] = ['freeShipping', 'sevenDayReturns', 'breakageCovered', 'twoYearWarranty'];

/** 凳、长凳与沙发 */
export const stoolsAndSofas: readonly CatalogueProduct[] = [
  product({
    slug: 'lotus-stool',
    category: 'stools',
    title: ['莲蓬换鞋凳', 'Lotus entry stool'],
    subtitle: ['玄关坐一坐，也能当床头几', 'A seat by the door, or a table by the bed'],
    story: [
      ['三条腿，永远不晃', 'Three legs never wobble'],
      [
        '凳面挖成浅浅的碟形，坐着不滑，放一杯水也不会溜走。腿与面用楔钉榫，从上面看得见三个小小的莲子。',
        'The seat is dished, so you do not slide and neither does a glass. Wedged joints come up through the top like three lotus seeds.',
      ],
      [
        '四十四厘米高，弯腰系鞋带正合适。不到四公斤，一只手拎着就跟您去了阳台。',
        'At forty-four centimeters it is the right height for laces. It weighs under four kilos and follows you to the balcony in one hand.',
      ],
    ],
    facts: {
      material: ['实木，木蜡油', 'Solid wood, hardwax oil'],
      size: ['直径 34 cm，高 44 或 60 cm', 'Diameter 34 cm, height 44 or 60 cm'],
      weight: ['44 cm：3.7 kg；60 cm：4.5 kg', '44 cm: 3.7 kg; 60 cm: 4.5 kg'],
      load: '120 kg',
      making: ['楔钉榫，无金属件', 'Wedged joints, no metal'],
      care: ['半年上一次木蜡油', 'Hardwax oil twice a year'],
      origin: ['福建仙游', 'Xianyou, Fujian'],
    },
    services: large,
    options: [
      colours(['木色', 'Wood'], ['walnut', 'chestnut', 'ink']),
      choices('height', ['高度', 'Height'], { '44cm': '44 cm', '60cm': '60 cm' }),
    ],
    price: 32900,
    extra: { '60cm': 5000 },
    stock: 72,
    stockOf: { 'ink/44cm': 0, 'ink/60cm': 0 },
    absent: ['chestnut/60cm'],
    sales: 1204,
    publishedDaysAgo: 145,
  }),
  product({
    slug: 'long-bench',
    category: 'stools',
    title: ['渡口长凳', 'Ferry bench'],
    subtitle: ['能并肩坐着穿鞋，也横得下一只行李箱', 'Sit side by side to lace up, or set a suitcase down on it'],
    story: [
      ['码头上等船的凳子', 'The kind you wait on at a pier'],
      [
        '凳面是一整块木板，从头到尾没有接缝，两端都露着燕尾榫。边沿磨成圆弧，坐久了腿窝不麻。',
        'The seat is a single plank without a joint from end to end, and dovetails show at both ends. The edge is rounded, so the backs of your knees stay awake.',
      ],
      [
        '放床尾搭毯子，放餐桌边挤孩子，放玄关换靴子，高度都合适。凳底一根横撑，能挂两双拖鞋。',
        'It works at the foot of a bed for blankets, along a table for children, and by the door for boots. A stretcher underneath holds two pairs of slippers.',
      ],
    ],
    facts: {
      material: ['实木整板', 'Solid plank'],
      size: ['长 90 或 120 cm，宽 32 cm，高 44 cm', '90 or 120 cm long, 32 cm wide, 44 cm tall'],
      weight: ['90 cm：7.6 kg；120 cm：9.6 kg', '90 cm: 7.6 kg; 120 cm: 9.6 kg'],
      load: '300 kg',
      making: ['燕尾榫', 'Dovetailed'],
      care: ['干布擦拭，半年上一次木蜡油', 'Dry cloth; hardwax oil twice a year'],
      origin: ['福建仙游', 'Xianyou, Fujian'],
    },
    services: large,
    tags: ['handmade'],
    options: [
      colours(['颜色', 'Color'], ['walnut', 'bottleGreen']),
      choices('length', ['长度', 'Length'], { '90cm': '90 cm', '120cm': '120 cm' }),
    ],
    price: 68900,
    extra: { '120cm': 16000 },
    stock: 36,
    stockOf: { 'bottle-green/90cm': 0, 'bottle-green/120cm': 4 },
    sales: 412,
    publishedDaysAgo: 65,
  }),
  product({
    slug: 'valley-sofa',
    category: 'sofas',
    title: ['河谷布艺沙发', 'Valley sofa'],
    subtitle: ['座深六十二厘米，能盘腿，也能躺平', 'Deep enough to sit cross-legged or lie down'],
    story: [
      ['周末的形状', 'The shape of a weekend'],
      [
        '坐垫外层羽绒、内层高回弹棉，起身后自己慢慢鼓回来。布套全部可拆，机洗不缩，连扶手那两块也不例外。',
        'Down wrapped around resilient foam fills out again when you get up. Every cover comes off and washes without shrinking, the arms included.',
      ],
      [
        '扶手宽十八厘米，放得下一杯茶和一只遥控器。底下留了十五厘米，猫进得去，扫地机器人也进得去。',
        'The arms are eighteen centimeters wide, room enough for tea and a remote. Fifteen centimeters below let the cat in, and the robot vacuum after it.',
      ],
    ],
    facts: {
      material: ['松木框架，棉麻混纺', 'Pine frame, cotton-linen'],
      filling: ['羽绒、高回弹棉', 'Down and resilient foam'],
      size: ['深 94 cm，高 78 cm，座高 42 cm', '94 cm deep, 78 cm tall, seat at 42 cm'],
      weight: ['双人 46 kg，三人 61 kg', '46 kg for two, 61 kg for three'],
      includes: ['沙发一张；图中靠枕仅为拍摄道具，不含', 'One sofa; the cushion in the pictures is not included'],
      assembly: ['送到家门口，可预约上门安装', 'Delivered to your door; assembly on request'],
      care: ['布套 30 °C 机洗，悬挂晾干', 'Wash covers at 30 °C, hang to dry'],
      origin: ['广东佛山', 'Foshan, Guangdong'],
    },
    services: large,
    options: [
      colours(['面料', 'Fabric'], ['sage', 'clay', 'grey']),
      choices('seats', ['座位', 'Seats'], {
        two: ['双人 168 cm', 'Two, 168 cm'],
        three: ['三人 218 cm', 'Three, 218 cm'],
      }),
      choices('legs', ['脚', 'Legs'], { oak: ['橡木脚', 'Oak'], steel: ['黑钢脚', 'Black steel'] }),
    ],
    price: 429900,
    was: 489900,
    extra: { three: 120000 },
    stock: 18,
    stockOf: { 'clay/three/oak': 1, 'grey/two/oak': 0, 'grey/two/steel': 0 },
    absent: ['clay/two/steel', 'clay/three/steel'],
    sales: 387,
    publishedDaysAgo: 84,
  }),
];
