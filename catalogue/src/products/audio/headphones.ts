import type { CatalogueProduct, ServiceCode } from '../../types.ts';
import { choices, colours } from '../colourOptions.ts';
import { product } from '../product.ts';

const device: readonly ServiceCode[] = ['freeShipping', 'sevenDayReturns', 'twoYearWarranty', 'nextDayDelivery'];

/** 耳机 */
export const headphones: readonly CatalogueProduct[] = [
  product({
    slug: 'iris-headphones',
    category: 'over-ear',
    title: ['鸢尾头戴式降噪耳机', 'Iris noise-canceling headphones'],
    subtitle: ['四十小时续航，耳罩可单独更换', 'Forty hours a charge, with ear pads you can replace'],
    story: [
      ['安静是可以戴上的', 'Quiet you can wear'],
      [
        '六只麦克风听着外面，把地铁压成一阵很远的风。有人喊您，手掌盖住右耳就能听见。',
        'Six microphones listen to the street and turn the subway into distant wind. Cup the right ear and you hear whoever is calling.',
      ],
      [
        '头梁与耳罩靠四颗螺丝连着，坏了哪件换哪件，不必换一副。折起来比一本平装书略厚，塞得进通勤包的前袋。',
        'Four screws hold band and cups together, so you replace a part and keep the rest. Folded, they are a little thicker than a paperback.',
      ],
    ],
    facts: {
      material: ['铝，蛋白皮，记忆棉', 'Aluminum, protein leather, memory foam'],
      size: ['折叠后 17 × 15 × 7 cm', '17 × 15 × 7 cm folded'],
      weight: '252 g',
      battery: ['降噪开启 40 小时', '40 hours with noise canceling'],
      connection: ['无线蓝牙 5.4，有线 3.5 mm', 'Wireless by Bluetooth 5.4, wired by 3.5 mm'],
      care: ['耳罩用微湿软布擦拭', 'Wipe the pads with a damp cloth'],
      origin: ['广东东莞', 'Dongguan, Guangdong'],
    },
    services: device,
    tags: ['recommended'],
    options: [
      colours(['颜色', 'Color'], ['cream', 'ink', 'sage']),
      choices('case', ['收纳', 'Case'], { pouch: ['布袋', 'Cloth pouch'], hard: ['硬壳盒', 'Hard case'] }),
    ],
    price: 89900,
    was: 119900,
    extra: { hard: 10000 },
    stock: 160,
    stockOf: { 'sage/pouch': 5, 'sage/hard': 0 },
    purchaseLimit: 2,
    sales: 12480,
    publishedDaysAgo: 150,
    deal: { endsInHours: 26, claimedPercent: 42 },
  }),
  product({
    slug: 'iris-lite',
    category: 'over-ear',
    title: ['鸢尾轻享头戴耳机', 'Iris Lite on-ear headphones'],
    subtitle: ['一百八十克，戴一下午也不压头', 'At 180 grams you forget them by mid-afternoon'],
    story: [
      ['轻，是头一件事', 'Light comes first'],
      [
        '我们拿掉了降噪，换来更薄的耳罩和六十小时续航。它适合在家、在图书馆、在任何本来就安静的地方戴。',
        'We left out noise canceling and gained slim cups and sixty hours. They are made for home, the library and other places that are quiet already.',
      ],
      [
        '耳垫只轻轻贴着耳朵，戴眼镜的人也不会被镜腿硌到。右侧一颗旋钮管音量，按下去是暂停。',
        'The pads rest on the ear so lightly that glasses are no trouble. One dial on the right sets the volume; press it to pause.',
      ],
    ],
    facts: {
      material: ['钢，织物，泡棉', 'Steel, fabric, foam'],
      size: ['耳罩直径 6.4 cm', 'Cups 6.4 cm across'],
      weight: '180 g',
      battery: ['60 小时', '60 hours'],
      connection: ['无线蓝牙 5.4，可连两台设备', 'Wireless by Bluetooth 5.4, two devices'],
      care: ['耳垫可拆，手洗晾干', 'Pads come off; hand-wash and air-dry'],
      origin: ['广东东莞', 'Dongguan, Guangdong'],
    },
    services: device,
    options: [colours(['颜色', 'Color'], ['wingBlue', 'ink', 'clay'])],
    price: 39900,
    stock: 220,
    sales: 4015,
    publishedDaysAgo: 62,
  }),
  product({
    slug: 'pebble-earbuds',
    category: 'true-wireless',
    title: ['卵石真无线耳机', 'Pebble true-wireless earbuds'],
    subtitle: ['像河滩上捡的一颗石头，握在手心', 'Like a stone from a riverbank, it sits in the palm'],
    story: [
      ['合上盖子，听见“嗒”的一声', 'It closes with a click'],
      [
        '充电盒磨成不太规则的卵形，一头重一头轻，放在桌上会自己摆正。口袋里伸手一摸，就知道是它。',
        'The case is a slightly uneven oval, heavier at one end, so it rights itself on the table. Reach into a pocket and your fingers know it.',
      ],
      [
        '耳塞附五种尺寸，小号躺着听也不顶耳朵。跑步出汗、淋一阵小雨都没事，别带它下水。',
        'Five sizes of tip come along, the smallest flat enough for lying on your side. Sweat and a shower of rain are fine; swimming is not.',
      ],
    ],
    facts: {
      material: ['PC，硅胶', 'Polycarbonate, silicone'],
      size: ['充电盒 6.1 × 4.8 × 2.6 cm', 'Case 6.1 × 4.8 × 2.6 cm'],
      weight: ['单只 4.6 g，连盒 46 g', '4.6 g each, 46 g with case'],
      battery: ['单次 8 小时，连盒 32 小时', '8 hours, 32 with the case'],
      connection: ['无线蓝牙 5.4，可连两台设备', 'Wireless by Bluetooth 5.4, two devices'],
      water: ['IPX5', 'IPX5'],
      care: ['耳塞可取下水洗', 'Tips come off to rinse'],
      origin: ['广东惠州', 'Huizhou, Guangdong'],
    },
    services: device,
    options: [
      colours(['颜色', 'Color'], ['cream', 'sage', 'ink']),
      choices('charging', ['充电', 'Charging'], {
        usb: ['有线', 'Wired'],
        wireless: ['有线 + 无线', 'Wired and wireless'],
      }),
    ],
    price: 49900,
    was: 59900,
    extra: { wireless: 6000 },
    stock: 300,
    stockOf: { 'sage/wireless': 3 },
    absent: ['ink/usb'],
    sales: 9912,
    publishedDaysAgo: 118,
  }),
];
