import type { CatalogueProduct, ServiceCode } from '../../types.ts';
import { choices, colours } from '../colourOptions.ts';
import { product } from '../product.ts';

const fragile: readonly ServiceCode[] = ['sevenDayReturns', 'breakageCovered', 'nextDayDelivery'];

/** 茶具 */
export const teaware: readonly CatalogueProduct[] = [
  product({
    slug: 'indigo-teapot',
    category: 'teapots',
    title: ['青蓝釉侧把茶壶', 'Indigo-glaze teapot'],
    subtitle: ['抬腕即断水，桌布上没有茶渍', 'Lift your wrist and the pour stops, with no drip on the cloth'],
    story: [
      ['倒茶，收住', 'Pour, and stop'],
      [
        '壶嘴的切口向内斜了一道，水收得干净。壶里九个小孔挡着，碎茶也不会堵。',
        'The lip of the spout is cut back on the inside, so the stream breaks clean. Nine small holes behind it hold back broken leaves.',
      ],
      [
        '侧把按右手的角度接上去，斟茶不用抬肘。盖沿留了指甲盖大的一个气孔，按住它，水就停了。',
        'The side handle is set for a right hand, so your elbow stays down. Cover the air hole in the lid with a fingertip and the flow pauses.',
      ],
    ],
    facts: {
      material: [
        '粗陶，青蓝釉；瓶绿款外罩一层绿釉',
        'Stoneware, indigo glaze; a coat of green over it for Bottle green',
      ],
      capacity: ['480 ml', '480 ml'],
      size: ['16 × 12 × 11 cm', '16 × 12 × 11 cm'],
      weight: '520 g',
      care: ['温水手洗，晾干再合盖', 'Hand-wash; dry before closing the lid'],
      origin: ['浙江龙泉', 'Longquan, Zhejiang'],
    },
    services: fragile,
    tags: ['handmade'],
    options: [
      colours(['釉色', 'Glaze'], ['wingBlue', 'bottleGreen']),
      choices('set', ['组合', 'Set'], {
        pot: ['单壶', 'Teapot'],
        cups: ['一壶两杯', 'Teapot and two cups'],
      }),
    ],
    price: 26800,
    extra: { cups: 9000 },
    stock: 86,
    stockOf: { 'bottle-green/pot': 2, 'bottle-green/cups': 0 },
    sales: 1405,
    publishedDaysAgo: 9,
  }),
  product({
    slug: 'gaiwan-set',
    category: 'teapots',
    title: ['影青盖碗茶具 一碗三杯', 'Celadon gaiwan set'],
    subtitle: ['一只盖碗，三只小杯，泡给自己也泡给客人', 'One gaiwan and three cups, for you and whoever drops in'],
    story: [
      ['水烫，手不烫', 'Hot water, cool fingers'],
      [
        '碗沿向外撇开，拇指和中指捏住的地方离茶汤有两厘米。盖子反过来放，刚好嵌进碗托的圈口里。',
        'The rim flares away from the tea, so thumb and finger hold the bowl two centimeters from the heat. Turned over, the lid nests in the ring of the saucer.',
      ],
      [
        '影青釉薄而透，绿茶泡进去，汤色一眼看得清。三只小杯装得下整碗的量，一人一口分完，不剩半杯。',
        'The glaze is thin and clear, and shows the color of a green tea as it draws. The three cups together hold exactly one bowl, with nothing left to go cold.',
      ],
    ],
    facts: {
      material: ['高岭土，影青釉', 'Kaolin porcelain, celadon glaze'],
      capacity: ['盖碗 150 ml，杯 50 ml × 3', 'Gaiwan 150 ml, cups 50 ml each'],
      size: ['盖碗口径 9.8 cm，高 8.5 cm', 'Gaiwan 9.8 cm across, 8.5 cm tall'],
      weight: ['全套约 480 g', 'About 480 g in all'],
      care: ['温水手洗，勿用钢丝球', 'Hand-wash in warm water; no scouring pads'],
      origin: ['江西景德镇', 'Jingdezhen, Jiangxi'],
    },
    services: fragile,
    tags: ['handmade', 'gift'],
    options: [
      colours(['釉色', 'Glaze'], ['sage', 'cream']),
      choices('wrapping', ['包装', 'Wrapping'], {
        carton: ['纸盒', 'Carton'],
        basket: ['竹编提篮', 'Bamboo basket'],
      }),
    ],
    price: 19800,
    extra: { basket: 6000 },
    stock: 96,
    stockOf: { 'cream/basket': 3 },
    sales: 862,
    publishedDaysAgo: 16,
  }),
  product({
    slug: 'tea-caddy',
    category: 'teapots',
    title: ['陶土茶叶罐', 'Stoneware tea caddy'],
    subtitle: ['一罐正好装二两岩茶，盖子拧一下就严', 'Room for a hundred grams of leaf, shut with one twist'],
    story: [
      ['给茶一间暗室', 'A dark room for tea'],
      [
        '陶壁四毫米厚，不透光，也不串味。罐口内侧磨平，垫一圈食品级硅胶，盖上时能听见“噗”的一声。',
        'Four millimeters of stoneware keep out the light and the smell of the next shelf. The mouth is ground flat and lined with silicone, and the lid goes on with a soft pop.',
      ],
      [
        '木盖轻，金属盖沉，按您的手感选。罐底刻着一只低头的鸭子，旁边留了一块素坯，铅笔可以写下开罐的日期。',
        'Choose the wooden lid for lightness or the metal one for weight. There is a patch of bare clay on the base for penciling in the day you opened it.',
      ],
    ],
    facts: {
      material: ['陶土，榉木或黄铜盖', 'Stoneware; beech or brass lid'],
      capacity: ['550 ml，约装 100 g 条索茶', '550 ml, about 100 g of leaf'],
      size: ['直径 9.2 cm，高 11.5 cm', 'Diameter 9.2 cm, height 11.5 cm'],
      weight: ['约 460 g', 'About 460 g'],
      care: ['罐身水洗后彻底晾干，盖子用干布擦', 'Wash and dry the jar well; wipe the lid'],
      origin: ['云南建水', 'Jianshui, Yunnan'],
    },
    services: fragile,
    options: [
      colours(['陶色', 'Clay'], ['clay', 'ink', 'cream']),
      choices('lid', ['盖子', 'Lid'], { wood: ['榉木盖', 'Beech'], brass: ['黄铜盖', 'Brass'] }),
    ],
    price: 10800,
    extra: { brass: 3000 },
    stock: 142,
    stockOf: { 'ink/wood': 5, 'cream/brass': 0 },
    absent: ['clay/brass'],
    sales: 2278,
    publishedDaysAgo: 84,
  }),
];
