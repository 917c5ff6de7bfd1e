import type { CatalogueProduct, ServiceCode } from '../../types.ts';
import { choices, colours } from '../colourOptions.ts';
import { product } from '../product.ts';

const device: readonly ServiceCode[] = ['freeShipping', 'sevenDayReturns', 'twoYearWarranty', 'nextDayDelivery'];

/** 桌面数码 */
export const deskTech: readonly CatalogueProduct[] = [
  product({
    slug: 'tide-keyboard',
    category: 'keyboards',
    title: ['潮汐矮轴机械键盘', 'Tide low-profile keyboard'],
    subtitle: ['声音像翻书，不像打字机', 'Sounds like turning pages, not like a typewriter'],
    story: [
      ['写字的人会喜欢', 'For people who write'],
      [
        '键帽用染色的 PBT，字符从表面一直染到底，磨不掉。键程 2.8 毫米，手腕平放在桌上也够得着数字键。',
        'The legends go all the way through the dyed PBT and cannot wear off. With 2.8 mm of travel, your wrists stay flat on the desk.',
      ],
      [
        '右上角三个小键，电脑、平板、手机一按就换。壳里垫了两层棉，敲重了也只是闷闷的一声。',
        'Three small keys in the corner switch between laptop, tablet and phone. Two layers of foam inside turn even a heavy hand into a soft thud.',
      ],
    ],
    facts: {
      material: ['PBT 键帽，铝上盖', 'PBT keycaps, aluminum top'],
      size: [
        '68 键 31 × 10.5 × 2.4 cm；84 键 31 × 12 × 2.4 cm',
        '68 keys 31 × 10.5 × 2.4 cm; 84 keys 31 × 12 × 2.4 cm',
      ],
      weight: ['68 键 540 g；84 键 610 g', '68 keys 540 g; 84 keys 610 g'],
      connection: ['无线：蓝牙、2.4 GHz；有线：USB-C', 'Wireless: Bluetooth, 2.4 GHz; wired: USB-C'],
      battery: ['背光关闭 200 小时', '200 hours, backlight off'],
      care: ['键帽可拔下温水洗', 'Pull the caps and wash in warm water'],
      origin: ['广东深圳', 'Shenzhen, Guangdong'],
    },
    services: device,
    options: [
      colours(['颜色', 'Color'], ['sage', 'cream', 'ink']),
      choices('switches', ['轴体', 'Switches'], { silent: ['静音轴', 'Silent'], tactile: ['段落轴', 'Tactile'] }),
      choices('layout', ['配列', 'Layout'], { compact: ['68 键', '68 keys'], full: ['84 键', '84 keys'] }),
    ],
    price: 46900,
    was: 52900,
    extra: { full: 3000 },
    stock: 88,
    stockOf: { 'cream/tactile/full': 0, 'cream/tactile/compact': 0, 'ink/silent/compact': 3 },
    absent: ['sage/tactile/compact', 'ink/tactile/compact'],
    sales: 3127,
    publishedDaysAgo: 52,
  }),
  product({
    slug: 'tide-mouse',
    category: 'mice',
    title: ['潮汐静音鼠标', 'Tide quiet mouse'],
    subtitle: ['按下去有回应，旁边的人听不见', 'You feel the click; your neighbor does not hear it'],
    story: [
      ['一块磨圆的石头', 'A rounded stone'],
      [
        '壳体从指尖到掌根一条弧，左右手都能用。按键的触点垫了软胶，手指知道按到了，耳朵不知道。',
        'The shell is one curve from fingertip to palm and suits either hand. A cushion under each button tells the finger, not the ear.',
      ],
      [
        '滚轮包着一圈铝，快拨能一口气滑到文末。底下的开关旁边有三个小灯，记着它正连着哪台设备。',
        'The wheel wears an aluminum ring, and a flick runs to the end of a long document. Three small lights underneath remember which computer it is talking to.',
      ],
    ],
    facts: {
      material: ['ABS 肤感涂层，铝', 'Soft-touch ABS, aluminum'],
      size: [
        '小号 10.4 × 5.8 × 3.2 cm，中号 11.2 × 6.2 × 3.4 cm',
        'Small 10.4 × 5.8 × 3.2 cm, medium 11.2 × 6.2 × 3.4 cm',
      ],
      weight: ['小号 72 g，中号 78 g', 'Small 72 g, medium 78 g'],
      connection: ['无线：蓝牙 5.3、2.4 GHz，可连三台设备', 'Wireless: Bluetooth 5.3, 2.4 GHz; three devices'],
      battery: ['USB-C 充一次用 70 天', '70 days a charge, USB-C'],
      care: ['微湿布擦拭', 'Wipe with a damp cloth'],
      origin: ['广东深圳', 'Shenzhen, Guangdong'],
    },
    services: ['sevenDayReturns', 'twoYearWarranty', 'nextDayDelivery'],
    options: [
      colours(['颜色', 'Color'], ['sage', 'cream', 'ink']),
      choices('size', ['尺寸', 'Size'], { small: ['小号', 'Small'], medium: ['中号', 'Medium'] }),
    ],
    price: 15900,
    stock: 230,
    stockOf: { 'ink/small': 4 },
    absent: ['cream/small'],
    sales: 2645,
    publishedDaysAgo: 52,
  }),
  product({
    slug: 'wireless-charger',
    category: 'chargers',
    title: ['木座无线充电盘', 'Wooden wireless charger'],
    subtitle: ['手机放上去，桌上少一根线', 'Set the phone down, and there is one cable less'],
    story: [
      ['放下，就在充', 'Put it down and it charges'],
      [
        '木圈里嵌着一块墨绿色的软垫，木边高出两毫米，手机滑不出去。线圈就在软垫下面，戴着薄壳也充得上。',
        'A dark green pad sits inside a wooden ring, whose lip stands two millimeters high to keep a phone from sliding. The coil lies right under the pad and works through a thin case.',
      ],
      [
        '底面一圈软木，放在玻璃桌上不响也不滑。充电时前沿亮一粒米大的暖光，充满就灭。',
        'A cork ring underneath keeps it quiet and still on glass. A warm light the size of a rice grain shows while it charges and goes out when it is done.',
      ],
    ],
    facts: {
      material: ['木，皮纹软垫，软木，铝', 'Wood, leather-grain pad, cork, aluminum'],
      size: ['单充 Ø 10.5 × 1.4 cm；双充 20 × 10.5 × 1.4 cm', 'Single Ø 10.5 × 1.4 cm; double 20 × 10.5 × 1.4 cm'],
      weight: ['单充 165 g；双充 310 g', 'Single 165 g; double 310 g'],
      power: ['USB-C 输入，输出 15 W', 'USB-C in, 15 W out'],
      cable: ['附 1.5 m 编织线', '1.5 m braided cable included'],
      care: ['干布擦拭，三个月上一次木蜡油', 'Dry cloth; hardwax oil every three months'],
      origin: ['广东东莞', 'Dongguan, Guangdong'],
    },
    services: ['sevenDayReturns', 'twoYearWarranty', 'nextDayDelivery'],
    tags: ['gift'],
    options: [
      colours(['木色', 'Wood'], ['walnut', 'ink']),
      choices('stations', ['充电位', 'Places'], { one: ['单充', 'Single'], two: ['双充', 'Double'] }),
    ],
    price: 13900,
    extra: { two: 8000 },
    stock: 140,
    stockOf: { 'ink/two': 0, 'ink/one': 5 },
    sales: 1754,
    publishedDaysAgo: 29,
  }),
];
