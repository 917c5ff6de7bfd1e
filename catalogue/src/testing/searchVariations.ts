/**
 * Names of products by the slug of the expected first result. Chinese names are separated by spaces, English ones by commas. The
 * results were reviewed manually.
 */
const NAMES: Readonly<Record<string, readonly [chinese: string, english: string]>> = {
  'cloud-glaze-mug': ['马克杯 杯子', ''],
  'cloud-glaze-pair': ['对杯 情侣杯', 'couple, mug pair'],
  'bluewing-flask': ['保温杯 保温壶 保温瓶 暖水瓶', 'thermos, flask'],
  'indigo-teapot': ['茶壶 泡茶壶', 'teapot, tea pot'],
  'gaiwan-set': ['盖碗 茶具', 'gaiwan, tea set'],
  'tea-caddy': ['茶叶罐 茶罐 茶 喝茶', 'tea caddy, tea canister, tea'],
  'lakeside-bowl': ['碗 面碗 碗盘 餐具', 'bowl, tableware, dinnerware'],
  'reed-plates': ['盘子 餐盘', 'plate, dish'],
  'beech-skillet': ['煎锅 平底锅 锅 锅具', 'skillet, frying pan, cookware'],
  'ember-casserole': ['炖锅 汤锅', 'casserole, dutch oven, saucepan, cooking pot'],
  'gooseneck-kettle': ['烧水壶 热水壶 咖啡 手冲', 'kettle, gooseneck, coffee, pour-over'],
  'heron-santoku': ['菜刀 厨刀 厨房 厨具', 'santoku, kitchen knife, kitchen, kitchenware'],
  'walnut-board': ['砧板 菜板', 'cutting board, chopping board'],
  'orchard-pendant': ['灯 灯具 吊灯 餐厅灯', 'lighting, pendant, pendant light'],
  'pebble-wall-light': ['壁灯 墙灯', 'light, wall light, wall lamp'],
  'evening-linen-lamp': ['台灯 桌灯', 'lamp, table lamp'],
  'brass-student-lamp': ['书桌灯', ''],
  'clip-light': ['阅读灯', ''],
  'reading-arc-lamp': ['', 'desk lamp, reading lamp'],
  'full-moon-lamp': ['床头灯', 'bedside lamp, night light'],
  'mushroom-lamp': ['小夜灯', ''],
  'rice-paper-floor-lamp': ['落地灯 立灯', 'floor lamp, standing lamp'],
  'harbor-lantern': ['提灯 露营灯', 'lantern, camping light'],
  'iris-headphones': ['耳机 头戴式耳机 蓝牙耳机', 'headphones, headphone'],
  'pebble-earbuds': ['真无线耳机', 'earbuds, earbud'],
  'hearth-speaker': ['音箱 音响', 'speaker, loudspeaker'],
  'estuary-reference': ['高保真 发烧音箱', 'hi-fi, hifi'],
  'tabletop-radio': ['收音机 广播', 'radio, tuner'],
  'drake-field-watch': ['手表 腕表', 'watch, wristwatch'],
  'walnut-clock': ['时钟 钟 闹钟', 'clock, alarm clock, alarm'],
  'plain-wall-clock': ['', 'wall clock'],
  'tide-keyboard': ['键盘 机械键盘', 'keyboard, mechanical keyboard'],
  'tide-mouse': ['鼠标 滑鼠', 'mouse, mice'],
  'wireless-charger': ['充电器 无线充', 'charger, wireless charger'],
  'valley-sofa': ['沙发 布艺沙发', 'sofa, couch'],
  'riverbend-chair': ['餐椅 椅子', 'chair, dining chair'],
  'reed-armchair': ['休闲椅 单人椅', 'armchair, lounge chair'],
  'lotus-stool': ['凳子 矮凳', 'stool, footstool'],
  'long-bench': ['长凳 长椅', 'bench'],
  'ripple-side-table': ['边几 茶几', 'side table, coffee table'],
  'longbank-desk': ['书桌 桌子', 'desk, writing desk'],
  'two-drawer-nightstand': ['床头柜 床边柜', 'nightstand, bedside table'],
  'heron-shelf': ['置物架 书架', 'shelf, shelves'],
  'dusk-bed': ['床 床架', 'bed, bed frame'],
  'arch-mirror': ['镜子 穿衣镜', 'mirror, full-length mirror'],
  'long-staple-towels': ['毛巾', 'towel'],
  'waffle-bath-towels': ['浴巾', 'bath towel'],
  'tufted-bath-mat': ['地垫 垫子', 'bath mat, bathmat'],
  'flat-weave-rug': ['地毯 毯垫', 'rug, carpet'],
  'corduroy-cushion': ['靠垫 抱枕 软装 装饰', 'cushion, throw pillow, decor, home decor'],
  'cotton-knit-blanket': ['毯子', 'blanket'],
  'wool-throw': ['盖毯', 'throw'],
  'washed-cotton-set': ['四件套 床上用品', 'bedding, bed linen'],
  'linen-napkins': ['餐巾 口布', 'napkin, serviette'],
  'white-ring-tote': ['托特包 帆布包 布包 包包', 'tote, tote bag, bag'],
  'commuter-backpack': ['双肩包 背包', 'backpack, rucksack'],
  'stoneware-candle': ['蜡烛 香薰蜡烛', 'candle, scented candle'],
  'reed-diffuser': ['香薰 扩香', 'diffuser, reed diffuser'],
  'pebble-humidifier': ['加湿器 香薰机', 'humidifier'],
  'after-rain-mist': ['空间喷雾 室内喷雾', 'room spray, room mist'],
  'pine-incense': ['线香 熏香', 'incense, joss stick'],
  'rubber-plant-mini': ['绿植 盆栽 橡皮树 印度榕', 'plant, houseplant, rubber plant, rubber tree'],
  'snake-plant': ['虎尾兰 虎皮兰', 'snake plant, sansevieria'],
  'fiddle-leaf-fig': ['琴叶榕', 'fiddle-leaf fig, ficus lyrata'],
  'bisque-vase': ['花 鲜花 花瓶', 'flower, vase, flower vase'],
  'glazed-vase': ['花器', ''],
  'long-spout-can': ['浇水壶 洒水壶', 'watering can, watering pot'],
  'vitamin-serum': ['精华 精华液', 'serum'],
  'squalane-oil': ['', 'face oil'],
  'chamomile-toner': ['化妆水 爽肤水', 'toner, lotion water'],
  'night-cream': ['面霜', ''],
  'oat-body-cream': ['身体霜', 'cream, moisturizer'],
  'rose-hand-cream': ['护手霜 手霜', 'hand cream, hand lotion'],
  'fern-hand-wash': ['洗手液 皂液', 'hand wash, hand soap'],
  'amber-shower-oil': ['沐浴油 沐浴露', 'shower oil, shower gel'],
  'sea-salt-soak': ['浴盐 泡澡', 'bath salt, bath salts'],
  'clay-soap-bars': ['肥皂 香皂', 'soap, soap bar'],
  'soapberry-shampoo-bar': ['洗发皂 洗发水', 'shampoo, shampoo bar'],
  'sandalwood-comb': ['梳子 木梳', 'comb, hair comb'],
  'cloth-notebook': ['笔记本 本子', 'notebook, book'],
  'weekly-planner': ['计划本 日程本', 'planner, agenda'],
  'desk-calendar': ['日历 台历', 'calendar, desk calendar'],
  'bluewing-fountain-pen': ['钢笔 墨水笔', 'fountain pen, pen'],
  'brass-pen': ['签字笔 中性笔', 'rollerball'],
  'colored-pencils': ['彩色铅笔 彩铅', 'colored pencil, colored pencils'],
  'river-inks': ['墨水 彩墨', 'ink, fountain pen ink'],
  'letter-set': ['信纸 信封', 'letter paper, writing paper'],
  'washi-tape': ['胶带 和纸胶带', 'washi, washi tape'],
  'wax-seal-set': ['火漆 封蜡', 'wax seal, sealing wax'],
  'terracotta-pen-cup': ['笔筒 笔插', 'pen cup, pen holder'],
  'walnut-desk-tray': ['托盘 收纳盘', 'tray, desk tray'],
};

/** Names in traditional characters, separated by commas. */
const TRADITIONAL = [
  '馬克杯 马克杯, 對杯 对杯, 情侶杯 情侣杯, 保溫杯 保温杯, 保溫壺 保温壶, 茶壺 茶壶, 泡茶壺 泡茶壶, 蓋碗 盖碗, 茶葉罐 茶叶罐, 碗盤 碗盘, 盤子 盘子',
  '餐盤 餐盘, 煎鍋 煎锅, 平底鍋 平底锅, 鍋 锅, 鍋具 锅具, 燉鍋 炖锅, 湯鍋 汤锅, 燒水壺 烧水壶, 熱水壺 热水壶, 手沖 手冲, 廚刀 厨刀, 廚房 厨房',
  '廚具 厨具, 燈 灯, 燈具 灯具, 吊燈 吊灯, 餐廳燈 餐厅灯, 壁燈 壁灯, 牆燈 墙灯, 檯燈 台灯, 桌燈 桌灯, 書桌燈 书桌灯, 閱讀燈 阅读灯',
  '牀頭燈 床头灯, 小夜燈 小夜灯, 落地燈 落地灯, 立燈 立灯, 提燈 提灯, 露營燈 露营灯, 耳機 耳机, 頭戴式耳機 头戴式耳机, 藍牙耳機 蓝牙耳机',
  '真無線耳機 真无线耳机, 音響 音响, 發燒音箱 发烧音箱, 收音機 收音机, 廣播 广播, 時鐘 时钟, 鐘 钟, 鍵盤 键盘, 機械鍵盤 机械键盘, 鼠標 鼠标',
  '充電器 充电器, 無線充 无线充, 沙發 沙发, 佈藝沙發 布艺沙发, 休閑椅 休闲椅, 單人椅 单人椅, 長凳 长凳, 長椅 长椅, 邊几 边几, 書桌 书桌',
  '牀頭櫃 床头柜, 牀邊櫃 床边柜, 書架 书架, 牀 床, 牀架 床架, 鏡子 镜子, 穿衣鏡 穿衣镜, 地墊 地垫, 墊子 垫子, 毯墊 毯垫, 靠墊 靠垫, 軟裝 软装',
  '裝飾 装饰, 蓋毯 盖毯, 牀上用品 床上用品, 口佈 口布, 託特包 托特包, 帆佈包 帆布包, 佈包 布包, 雙肩包 双肩包, 蠟燭 蜡烛, 香薰蠟燭 香薰蜡烛',
  '擴香 扩香, 加溼器 加湿器, 香薰機 香薰机, 空間噴霧 空间喷雾, 室內噴霧 室内喷雾, 線香 线香, 燻香 熏香, 綠植 绿植, 橡皮樹 橡皮树, 虎尾蘭 虎尾兰',
  '虎皮蘭 虎皮兰, 琴葉榕 琴叶榕, 鮮花 鲜花, 澆水壺 浇水壶, 灑水壺 洒水壶, 精華 精华, 精華液 精华液, 化妝水 化妆水, 爽膚水 爽肤水, 身體霜 身体霜',
  '護手霜 护手霜, 皁液 皂液, 浴鹽 浴盐, 肥皁 肥皂, 香皁 香皂, 洗發皁 洗发皂, 洗發水 洗发水, 筆記本 笔记本, 計劃本 计划本, 日厤 日历, 檯厤 台历',
  '鋼筆 钢笔, 墨水筆 墨水笔, 簽字筆 签字笔, 中性筆 中性笔, 綵色鉛筆 彩色铅笔, 綵鉛 彩铅, 綵墨 彩墨, 信紙 信纸, 膠帶 胶带, 和紙膠帶 和纸胶带',
  '封蠟 封蜡, 筆筒 笔筒, 筆插 笔插, 託盤 托盘, 收納盤 收纳盘',
].join(', ');

/** Names in pinyin, separated by commas. */
const PINYIN = [
  'makebei 马克杯, beizi 杯子, duibei 对杯, qinglvbei 情侣杯, baowenbei 保温杯, baowenhu 保温壶, chahu 茶壶',
  'paochahu 泡茶壶, gaiwan 盖碗, chaju 茶具, chayeguan 茶叶罐, chaguan 茶罐, hecha 喝茶, mianwan 面碗, wanpan 碗盘',
  'canju 餐具, panzi 盘子, canpan 餐盘, jianguo 煎锅, pingdiguo 平底锅, guoju 锅具, dunguo 炖锅, tangguo 汤锅',
  'shaoshuihu 烧水壶, reshuihu 热水壶, kafei 咖啡, shouchong 手冲, caidao 菜刀, chudao 厨刀, chufang 厨房, chuju 厨具',
  'zhenban 砧板, caiban 菜板, deng 灯, dengju 灯具, diaodeng 吊灯, cantingdeng 餐厅灯, bideng 壁灯, qiangdeng 墙灯',
  'taideng 台灯, zhuodeng 桌灯, shuzhuodeng 书桌灯, yuedudeng 阅读灯, chuangtoudeng 床头灯, xiaoyedeng 小夜灯',
  'luodideng 落地灯, lideng 立灯, tideng 提灯, luyingdeng 露营灯, erji 耳机, toudaishierji 头戴式耳机',
  'zhenwuxianerji 真无线耳机, yinxiang 音箱, yinxiang 音响, gaobaozhen 高保真, fashaoyinxiang 发烧音箱',
  'shouyinji 收音机, guangbo 广播, shoubiao 手表, wanbiao 腕表, shizhong 时钟, zhong 钟, jianpan 键盘',
  'jixiejianpan 机械键盘, shubiao 鼠标, huashu 滑鼠, chongdianqi 充电器, wuxianchong 无线充, shafa 沙发',
  'buyishafa 布艺沙发, canyi 餐椅, yizi 椅子, xiuxianyi 休闲椅, danrenyi 单人椅, dengzi 凳子, aideng 矮凳',
  'changdeng 长凳, changyi 长椅, bianji 边几, chaji 茶几, shuzhuo 书桌, zhuozi 桌子, chuangtougui 床头柜',
  'chuangbiangui 床边柜, zhiwujia 置物架, shujia 书架, chuang 床, chuangjia 床架, jingzi 镜子, chuanyijing 穿衣镜',
  'maojin 毛巾, yujin 浴巾, didian 地垫, dianzi 垫子, ditan 地毯, tandian 毯垫, kaodian 靠垫, baozhen 抱枕',
  'ruanzhuang 软装, zhuangshi 装饰, tanzi 毯子, gaitan 盖毯, sijiantao 四件套, chuangshangyongpin 床上用品',
  'canjin 餐巾, koubu 口布, tuotebao 托特包, fanbubao 帆布包, bubao 布包, shuangjianbao 双肩包',
  'beibao 背包, lazhu 蜡烛, xiangxunlazhu 香薰蜡烛, xiangxun 香薰, kuoxiang 扩香, jiashiqi 加湿器, xiangxunji 香薰机',
  'kongjianpenwu 空间喷雾, shineipenwu 室内喷雾, xianxiang 线香, xunxiang 熏香, lvzhi 绿植, penzai 盆栽',
  'xiangpishu 橡皮树, yindurong 印度榕, huweilan 虎尾兰, hupilan 虎皮兰, qinyerong 琴叶榕, xianhua 鲜花, huaping 花瓶',
  'huaqi 花器, jiaoshuihu 浇水壶, sashuihu 洒水壶, jinghua 精华, jinghuaye 精华液, huazhuangshui 化妆水',
  'shuangfushui 爽肤水, mianshuang 面霜, shentishuang 身体霜, hushoushuang 护手霜, shoushuang 手霜, xishouye 洗手液',
  'zaoye 皂液, muyuyou 沐浴油, muyulu 沐浴露, yuyan 浴盐, paozao 泡澡, feizao 肥皂, xiangzao 香皂, xifazao 洗发皂',
  'xifashui 洗发水, shuzi 梳子, mushu 木梳, bijiben 笔记本, benzi 本子, jihuaben 计划本, richengben 日程本, rili 日历',
  'taili 台历, gangbi 钢笔, moshuibi 墨水笔, qianzibi 签字笔, zhongxingbi 中性笔, caiseqianbi 彩色铅笔, caiqian 彩铅',
  'moshui 墨水, caimo 彩墨, xinzhi 信纸, xinfeng 信封, jiaodai 胶带, hezhijiaodai 和纸胶带, huoqi 火漆, fengla 封蜡',
  'bitong 笔筒, bicha 笔插, tuopan 托盘, shounapan 收纳盘',
].join(', ');

/** Words that are tested with a typo at every position. */
const MISTYPED =
  'headphones, keyboard, backpack, candle, towel, blanket, cushion, notebook, speaker, kettle, mirror, teapot, watch, skillet';

/** Colors, and names of products that exist in one of them. */
const COLOURS = ['黑色 绿色 蓝色 白色 红色 棕色', 'black, green, blue, white, red, brown'] as const;
const COLOURED = [
  '马克杯 保温杯 耳机 台灯 靠垫 笔记本 双肩包 沙发 毛巾 碗 音箱',
  'mug, flask, headphones, lamp, cushion, notebook, backpack, sofa, towel, bowl, speaker',
] as const;

/** Products that the shop does not sell, and common words that are one letter away from others. */
const MISSING = [
  '自行车 电视机 冰箱 吉他 钢琴 足球 篮球 裤子 裙子 衬衫 鞋子 运动鞋 帽子 袜子 手套 围巾 眼镜 口红 剃须刀 相机 打印机 玩具',
  '积木 拼图 狗粮 猫粮 大米 面包 苹果 巧克力 啤酒 红酒 口罩 轮胎 锤子 电钻 油漆 帐篷 睡袋 泳衣 哑铃 雨衣 行李箱 钱包 项链 戒指 奶瓶',
].join(' ');
const MISSING_ENGLISH = [
  'teddy bear, bear, boat, goat, cat, dog, hat, bicycle, television, fridge, guitar, piano, football, jeans, skirt, shirt, sneakers',
  'sock, gloves, scarf, lipstick, razor, laptop, camera, printer, puzzle, tire, chocolate, beer, wine, hammer, screwdriver, drill',
  'paint, tent, fishing rod, raincoat, suitcase, wallet, belt, necklace, earrings, diaper, stroller, mop, bucket, toaster, pear, hook',
  'boots, dress, coat, deer, corn, bean, rat, silk, cat litter, phone, tablet, umbrella, wheel, helmet, candy, salt',
].join(', ');

const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** A spelling of a keyword, and the expected first product. */
export interface SearchVariation {
  query: string;
  /** Slug of the product. */
  first: string;
}

interface Name extends SearchVariation {
  script: 'chinese' | 'english';
}

const names: readonly Name[] = Object.entries(NAMES).flatMap(([first, [chinese, english]]) => [
  ...split(chinese, ' ').map((query) => ({ query, first, script: 'chinese' as const })),
  ...split(english, ', ').map((query) => ({ query, first, script: 'english' as const })),
]);
const chineseNames = names.filter(({ script }) => script === 'chinese');
const englishNames = names.filter(({ script }) => script === 'english');
const firstOf = new Map(names.map(({ query, first }) => [query, first]));

/** Spellings of product names, by kind. All must find the same product first. */
export const searchVariations: Readonly<Record<string, readonly SearchVariation[]>> = {
  'as things are called': vary(names, (name) => name),
  'in traditional characters': fromPairs(TRADITIONAL),
  'in pinyin': fromPairs(PINYIN),
  'in the plural': vary(
    englishNames.filter(({ query }) => !/(?:[sxyhf]|fe|mice|hi-fi)$/.test(query)),
    (name) => `${name}s`,
  ),
  'with hyphens': vary(
    englishNames.filter(({ query }) => query.includes(' ')),
    (name) => name.replaceAll(' ', '-'),
  ),
  'in full width': vary(englishNames, (name) =>
    name.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)),
  ),
  'in capitals': vary(englishNames, (name) => name.toUpperCase()),
  'in quotes': vary(names, (name) => `“${name}”！`),
  'with other signs': vary(names, (name) => `(${name})，…?`),
  'with emoji': vary(names, (name) => `😀 ${name} 🎁`),
  'in Chinese sentences': vary(chineseNames, (name) => `请问有没有好看的${name}`),
  'in English sentences': vary(englishNames, (name) => `I am looking for a nice ${name}, please`),
  'again and again': vary(names, (name) =>
    Array.from({ length: Math.floor(60 / (name.length + 1)) }, () => name).join(' '),
  ),
  'in two languages': Object.entries(NAMES).flatMap(([first, [chinese, english]]) =>
    split(chinese, ' ').map((name) => ({ first, query: `${name} ${split(english, ', ')[0] ?? ''}`.trim() })),
  ),
  'with a letter left out': mistype((before, _letter, after) => before + after),
  'with a letter twice': mistype((before, letter, after) => before + letter + letter + after),
  'with two letters swapped': mistype((before, letter, after) => before + after.slice(0, 1) + letter + after.slice(1)),
  'with the next key': mistype((before, letter, after) => before + nextKey(letter) + after),
};

/** Color names with product names. The first result must be such a product. */
export const colouredThings: readonly { query: string; thing: string }[] = [
  ...split(COLOURED[0], ' ').flatMap((thing) =>
    split(COLOURS[0], ' ').map((colour) => ({ thing, query: colour + thing })),
  ),
  ...split(COLOURED[1], ', ').flatMap((thing) =>
    split(COLOURS[1], ', ').map((colour) => ({ thing, query: `${colour} ${thing}` })),
  ),
];

/** Keywords for products that the shop does not sell. They are not corrected to other words. */
export const missingThings: readonly string[] = [...split(MISSING, ' '), ...split(MISSING_ENGLISH, ', ')];

function split(text: string, separator: string): string[] {
  return text.split(separator).filter(Boolean);
}

function fromPairs(pairs: string): SearchVariation[] {
  return split(pairs, ', ').map((pair) => {
    const [query = '', name = ''] = pair.split(' ');
    return { query, first: firstOf.get(name) ?? '' };
  });
}

function vary(variedNames: readonly Name[], change: (name: string) => string): SearchVariation[] {
  return variedNames.map(({ query, first }) => ({ first, query: change(query) }));
}

function mistype(change: (before: string, letter: string, after: string) => string): SearchVariation[] {
  const typed = split(MISTYPED, ', ').flatMap((name) =>
    Array.from(name, (letter, index) => ({
      query: change(name.slice(0, index), letter, name.slice(index + 1)),
      first: firstOf.get(name) ?? '',
    })),
  );
  return typed.filter(({ query }) => !firstOf.has(query));
}

function nextKey(letter: string): string {
  const row = KEYS.find((keys) => keys.includes(letter)) ?? '';
  const index = row.indexOf(letter);
  return row[index + 1] ?? row[index - 1] ?? '';
}
