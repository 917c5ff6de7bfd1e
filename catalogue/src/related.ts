/** Search terms for products that the shop does not sell, and the closest products that it sells. */
interface Related {
  asked: readonly string[];
  closest: readonly string[];
}

/**
 * Brands that the shop does not sell, in both languages. Characters of a name would find other products: 华 of 华为 is in 精华
 * (serum).
 */
const otherBrands = [
  '华为, 荣耀, 小米, 红米, 魅族, 一加, 三星, 索尼, 联想, 戴尔, 惠普, 华硕, 佳能, 尼康, 富士, 松下, 飞利浦, 西门子',
  '美的, 格力, 海尔, 海信, 戴森, 博朗, 九阳, 苏泊尔, 膳魔师, 象印, 双立人, 乐扣, 宜家, 无印良品, 名创优品, 优衣库',
  '耐克, 阿迪达斯, 安踏, 李宁, 回力, 新百伦, 欧莱雅, 雅诗兰黛, 兰蔻, 资生堂, 百雀羚, 完美日记, 花西子, 欧舒丹, 香奈儿, 迪奥',
  '罗技, 漫步者, 铁三角, 森海塞尔, 大疆, 得力, 百乐, 凌美, 万宝龙, 国誉, 乐高, 星巴克, 特百惠',
  'huawei, xiaomi, redmi, samsung, sony, lenovo, asus, nikon, panasonic, philips, siemens, dyson, braun',
  'ikea, muji, uniqlo, nike, adidas, puma, loreal, chanel, dior, gucci, logitech, bose, jbl, lego, starbucks',
];

/** Splits a list of search terms. */
const splitTerms = (list: string) => list.split(/,\s*/);

/**
 * Products without anything similar in the shop: a search for one finds nothing, even if a text mentions it. Words that also describe
 * products of the shop, such as "dishwasher", "laptop" and "bread", must not be in this list.
 */
const withoutMatch: readonly Related[] = [
  '鞋子, 拖鞋, 凉鞋, 皮鞋, 球鞋, 跑鞋, 运动鞋, 帆布鞋, 高跟鞋, 靴子, 袜子, 丝袜',
  'shoe, slipper, sandal, sneaker, running shoe, high heels, boot, sock, stockings',
  '衣服, 裤子, 牛仔裤, 裙子, 连衣裙, 衬衫, 外套, 大衣, 毛衣, 卫衣, 羽绒服, 内衣, 睡衣, 泳衣, 雨衣, 帽子, 手套, 围巾',
  'clothes, clothing, trousers, jeans, skirt, dress, shirt, t-shirt, coat, jacket, sweater, hoodie, underwear, pajamas, swimsuit',
  'raincoat, hat, glove, scarf, 项链, 戒指, 耳环, 手链, 首饰, necklace, earring, bracelet, jewelry, jewellery',
  '吹风机, 电吹风, 投影仪, 榨汁机, 墨镜, 太阳镜, 望远镜, hair dryer, projector, juicer, sunglasses, binoculars',
  '洗衣机, 烘干机, 冰箱, 空调, 电视, 电视机, 吸尘器, 电饭煲, 热水器, washing machine, clothes dryer, fridge, refrigerator, freezer',
  'air conditioner, tv, television, vacuum cleaner, rice cooker, water heater',
  '红酒, 白酒, 啤酒, 葡萄酒, 威士忌, 香槟, wine, red wine, white wine, beer, whisky, whiskey, vodka, champagne',
  '洗衣液, 洗衣粉, 洗洁精, 纸巾, 卫生纸, 牙刷, 牙膏, 剃须刀, 口红, detergent, laundry detergent, dish soap, toilet paper',
  'toothbrush, toothpaste, razor, shaver, lipstick',
  'ipad, macbook, imac, 平板电脑, 游戏机, playstation, xbox, nintendo',
  ...otherBrands,
  '自行车, 电动车, 轮胎, bicycle, bike, scooter, tire, 玩具, 积木, 拼图, toy, jigsaw, 狗粮, 猫粮, dog food, cat food',
].map((list) => ({ asked: splitTerms(list), closest: [] }));

/**
 * Products that shoppers search for, but that the shop does not sell, with the closest products. The shop shows these products and says
 * that they are only similar. Synonyms of products in the shop belong in `synonyms`.
 */
export const related: readonly Related[] = [
  ...withoutMatch,
  {
    asked: [
      '紫砂壶',
      '紫砂',
      '宜兴壶',
      '铁壶',
      'yixing teapot',
      'yixing',
      'zisha',
      'purple clay teapot',
      'iron teapot',
    ],
    closest: ['茶壶'],
  },
  {
    asked: ['香水', '淡香水', '古龙水', 'perfume', 'cologne', 'eau de toilette', 'eau de parfum'],
    closest: ['空间喷雾', '无火香薰', '香氛蜡烛'],
  },
  {
    asked: ['洗脸', '洁面', '洗面奶', '洁面乳', 'face wash', 'facial cleanser', 'cleanser', 'wash face'],
    closest: ['化妆水', '精华', '精华油', '面霜'],
  },
  {
    asked: ['洗澡', '冲凉', 'shower', 'bathing'],
    closest: ['沐浴油', '泡澡', '肥皂', '毛巾', '洗沐与浴盐'],
  },
  {
    asked: ['烛台', '蜡烛台', '蜡烛架', 'candlestick', 'candle holder', 'candleholder', 'candle stand', 'candelabra'],
    closest: ['蜡烛', '香座'],
  },
  { asked: ['洗头', '护发', '洗发', 'hair care', 'conditioner'], closest: ['洗发皂', '梳子'] },
  { asked: ['护肤', '护肤品', 'skincare', 'skin care', 'beauty'], closest: ['精华', '化妆水', '面霜', '面部护肤'] },
  { asked: ['睡觉', '睡眠', '助眠', 'sleep', 'sleeping'], closest: ['四件套', '床', '小夜灯', '毯子', '夜灯'] },
  { asked: ['写字', '书写', 'writing'], closest: ['签字笔', '钢笔', '笔记本', '信纸'] },
  { asked: ['做饭', '烹饪', '下厨', 'cooking', 'cook'], closest: ['煎锅', '炖锅', '菜刀', '砧板'] },
  { asked: ['照明', 'illumination'], closest: ['灯', '台灯', '吊灯', '落地灯'] },
  { asked: ['听歌', '听音乐', 'music', 'listen to music'], closest: ['耳机', '音箱', '收音机'] },
  {
    asked: [
      '玻璃杯',
      '酒杯',
      '红酒杯',
      '葡萄酒杯',
      'glasses',
      'drinking glass',
      'drinking glasses',
      'wine glass',
      'wine glasses',
      'water glass',
      'water glasses',
    ],
    closest: ['马克杯', '对杯'],
  },
  { asked: ['杯垫', 'coaster', 'coasters'], closest: ['托盘', '马克杯'] },
  {
    asked: [
      '锅铲',
      '勺子',
      '汤勺',
      '叉子',
      '筷子',
      '刀叉',
      'spatula',
      'spoon',
      'fork',
      'chopstick',
      'cutlery',
      'silverware',
      'utensil',
    ],
    closest: ['碗', '盘子', '菜刀'],
  },
  {
    asked: ['绿茶', '红茶', '花茶', '茶包', 'green tea', 'black tea', 'tea bag', 'loose tea', 'matcha'],
    closest: ['茶叶罐', '茶壶', '盖碗'],
  },
  {
    asked: ['咖啡机', '咖啡豆', 'coffee maker', 'coffee machine', 'coffee bean', 'espresso machine'],
    closest: ['手冲壶', '咖啡杯'],
  },
  {
    asked: ['收纳盒', '储物盒', '收纳箱', 'storage box', 'storage', 'storage bin'],
    closest: ['托盘', '笔筒', '置物架'],
  },
  {
    asked: ['办公椅', '电脑椅', '转椅', 'office chair', 'desk chair', 'computer chair', 'gaming chair'],
    closest: ['餐椅', '休闲椅'],
  },
  { asked: ['坐垫', '椅垫', '沙发垫', 'seat cushion', 'chair pad', 'seat pad'], closest: ['靠垫'] },
  { asked: ['门垫', 'doormat', 'door mat'], closest: ['地垫', '地毯'] },
  {
    asked: ['被子', '被芯', '羽绒被', '床罩', 'comforter', 'quilt', 'duvet', 'bedspread'],
    closest: ['四件套', '毯子'],
  },
  {
    asked: ['花盆', '多肉', '仙人掌', 'planter', 'plant pot', 'flower pot', 'succulent', 'cactus'],
    closest: ['绿植', '盆栽', '花瓶'],
  },
  { asked: ['相框', '画框', '挂画', 'picture frame', 'photo frame', 'wall art', 'poster'], closest: ['装饰', '镜子'] },
  { asked: ['化妆镜', '梳妆镜', '圆镜', 'makeup mirror', 'vanity mirror'], closest: ['镜子'] },
  { asked: ['鼠标垫', 'mouse pad', 'mouse mat'], closest: ['鼠标', '键盘'] },
  {
    asked: ['充电宝', '移动电源', '充电线', '数据线', 'power bank', 'portable charger', 'usb cable', 'charging cable'],
    closest: ['充电器'],
  },
  {
    asked: [
      '手机',
      '智能手机',
      '苹果手机',
      '手机支架',
      '手机壳',
      'phone',
      'mobile phone',
      'cell phone',
      'smartphone',
      'iphone',
      'phone case',
      'phone stand',
      'phone holder',
    ],
    closest: ['充电器'],
  },
  { asked: ['麦克风', '话筒', 'microphone'], closest: ['耳机', '音箱'] },
  { asked: ['唱片机', '黑胶唱机', 'turntable', 'record player'], closest: ['音箱', '收音机'] },
  { asked: ['手电筒', '手电', 'flashlight', 'torch'], closest: ['提灯'] },
  { asked: ['灯串', '串灯', 'fairy light', 'string light', 'lampshade'], closest: ['小夜灯', '台灯'] },
  {
    asked: ['马克笔', '水彩笔', '荧光笔', '蜡笔', 'marker', 'markers', 'highlighter', 'crayon'],
    closest: ['彩色铅笔', '签字笔'],
  },
  { asked: ['贺卡', '明信片', '卡片', 'postcard', 'greeting card', 'card'], closest: ['信纸', '火漆'] },
  { asked: ['手帐', '手帐本'], closest: ['笔记本', '计划本'] },
  { asked: ['便利贴', '便签', 'sticky note', 'post-it'], closest: ['笔记本', '胶带'] },
  { asked: ['防晒霜', '防晒', 'sunscreen', 'sunblock', 'sun cream'], closest: ['面霜', '精华', '精华油', '化妆水'] },
  { asked: ['唇膏', '润唇膏', 'lip balm'], closest: ['护手霜', '面霜'] },
];
