/**
 * Words that mean the same to a shopper, in both languages of the shop: a search for one word of a group finds what any
 * other word of it names. Every word stands in one group at most, in lower case, as it is typed; English words are given
 * in the singular and, where it is formed irregularly or is the usual way to ask, in the plural too.
 *
 * Only true alternatives belong here. What is merely near (a bowl for a plate, a lantern for a lamp that hangs) would push
 * the thing that was asked for off the first screen.
 */
export const synonyms: readonly (readonly string[])[] = [
  // Kitchen and table
  [
    ...['马克杯', '杯子', '杯', '水杯', '喝水杯', '咖啡杯', '茶杯'],
    ...['mug', 'cup', 'coffee cup', 'teacup', 'tea cup', 'coffee mug'],
  ],
  ['对杯', '情侣杯', '情侣', 'couple', 'mug pair', 'couple mugs', 'pair of mugs'],
  [
    '保温杯',
    '保温壶',
    '真空杯',
    'thermos',
    'flask',
    'vacuum flask',
    'tumbler',
    'insulated bottle',
    'water bottle',
    'bottle',
    '水瓶',
    '瓶子',
    'travel mug',
  ],
  ['茶壶', '泡茶壶', '侧把壶', 'teapot', 'tea pot'],
  ['盖碗', '茶具', '三才碗', '功夫茶具', 'gaiwan', 'tea set', 'teaware'],
  ['茶叶罐', '茶罐', '茶仓', 'tea caddy', 'tea canister', 'tea tin'],
  ['碗', '面碗', '饭碗', 'bowl'],
  ['盘子', '餐盘', '碟子', 'plate', 'dish'],
  ['煎锅', '平底锅', '炒锅', 'skillet', 'frying pan', 'pan', 'cast-iron pan', 'wok'],
  ['炖锅', '汤锅', '砂锅', '珐琅锅', 'casserole', 'dutch oven', 'stockpot', 'stew pot'],
  ['烧水壶', '热水壶', '手冲壶', '咖啡壶', '水壶', 'kettle', 'gooseneck', 'pour-over kettle', 'coffee pot'],
  ['菜刀', '厨刀', '三德刀', '切菜刀', 'santoku', 'kitchen knife', 'knife', "chef's knife"],
  ['砧板', '菜板', '切菜板', '案板', 'cutting board', 'chopping board', 'board'],

  ['碗盘', '餐具', 'tableware', 'dinnerware', 'dinner set'],
  ['锅', '锅具', 'cookware'],
  ['茶', '喝茶', '泡茶', 'tea'],
  ['厨房', '厨具', '厨房用品', '餐厨', '餐厨器具', 'kitchen', 'kitchenware'],

  // Lighting
  ['灯', '灯具', '灯饰', 'light', 'lighting'],
  ['台灯', '桌灯', 'lamp', 'table lamp'],
  ['书桌灯', '阅读灯', '学习灯', '护眼灯', 'desk lamp', 'reading lamp', 'reading light', 'task light'],
  ['床头灯', '小夜灯', '夜灯', '氛围灯', 'bedside lamp', 'night light', 'nightlight', 'night lamp', 'mood light'],
  ['吊灯', '餐厅灯', 'pendant', 'pendant light', 'hanging lamp'],
  ['落地灯', '立灯', 'floor lamp', 'standing lamp'],
  ['壁灯', '墙灯', 'wall light', 'wall lamp', 'sconce'],
  ['提灯', '露营灯', '马灯', 'lantern', 'camping light'],

  // Audio and tech
  [
    ...['耳机', '头戴式耳机', '降噪耳机', '无线头戴', '耳麦'],
    ...['headphones', 'headphone', 'headset', 'earphones', 'earphone'],
  ],
  ['真无线耳机', '蓝牙耳机', '入耳式耳机', '耳塞', 'earbuds', 'earbud', 'in-ears', 'airpods'],
  ['音箱', '音响', '喇叭', '蓝牙音箱', 'speaker', 'loudspeaker', 'bluetooth speaker'],
  ['高保真', '发烧音箱', '落地音箱', 'hi-fi', 'hifi', 'stereo'],
  ['收音机', '广播', 'radio', 'tuner'],
  ['手表', '腕表', '机械表', 'watch', 'wristwatch', 'timepiece'],
  ['时钟', '钟', '座钟', '挂钟', '闹钟', 'clock', 'wall clock', 'desk clock'],
  ['键盘', '机械键盘', 'keyboard', 'mechanical keyboard'],
  ['鼠标', '滑鼠', '无线鼠标', 'mouse', 'mice', 'wireless mouse'],
  ['充电器', '无线充', '无线充电', '充电板', '充电盘', 'charger', 'wireless charger', 'charging pad', 'charging dock'],

  // Furniture
  ['沙发', '布艺沙发', '双人沙发', '三人沙发', 'sofa', 'couch', 'settee', 'loveseat'],
  ['餐椅', '椅子', '靠背椅', 'chair', 'dining chair'],
  ['休闲椅', '单人椅', '扶手椅', '躺椅', 'armchair', 'lounge chair', 'easy chair'],
  ['凳子', '矮凳', '换鞋凳', '小凳', 'stool', 'footstool'],
  ['长凳', '长椅', '条凳', '床尾凳', 'bench'],
  ['边几', '茶几', '角几', '小圆桌', 'side table', 'coffee table', 'end table'],
  ['书桌', '桌子', '办公桌', '电脑桌', '写字台', 'desk', 'writing desk', 'work table'],
  ['床头柜', '床边柜', '柜子', 'nightstand', 'bedside table', 'night table'],
  ['置物架', '书架', '书柜', '架子', '展示架', 'shelf', 'shelves', 'bookcase', 'bookshelf', 'shelving'],
  ['床', '床架', '双人床', '软包床', 'bed', 'bed frame', 'bedstead'],
  ['镜子', '穿衣镜', '全身镜', '落地镜', 'mirror', 'full-length mirror', 'floor mirror'],

  // Textiles
  ['毛巾', '浴巾', '面巾', '洗脸巾', 'towel', 'bath towel', 'hand towel'],
  ['地垫', '垫子', '脚垫', '浴室垫', 'bath mat', 'bathmat'],
  ['地毯', '毯垫', '块毯', 'rug', 'carpet'],
  ['靠垫', '抱枕', '靠枕', '腰枕', '枕头', 'cushion', 'throw pillow', 'pillow', 'lumbar pillow'],
  ['毯子', '盖毯', '毛毯', '线毯', '午睡毯', 'blanket', 'throw'],
  ['四件套', '床上用品', '床品', '被套', '床单', 'bedding', 'bed linen', 'duvet cover', 'sheets', 'bed set'],
  ['软装', '装饰', '装饰品', '家居', '家居用品', 'decor', 'home decor', 'soft furnishing'],
  ['餐巾', '口布', '餐桌布艺', 'napkin', 'serviette', 'table linen'],
  ['托特包', '帆布包', '帆布袋', '购物袋', 'tote', 'tote bag', 'canvas bag', 'shopper', 'handbag', 'shoulder bag'],
  ['布包', '包包', 'bag'],
  ['双肩包', '背包', '书包', '电脑包', 'backpack', 'rucksack', 'knapsack', 'daypack'],

  ['儿童', '孩子', '小孩', '宝宝', 'kids', 'kid', 'children', 'child', 'toddler'],

  // Scent and plants
  ['蜡烛', '香薰蜡烛', '香氛蜡烛', 'candle', 'scented candle'],
  ['香薰', '扩香', '无火香薰', '香氛', 'diffuser', 'reed diffuser', 'home fragrance', 'aroma'],
  ['加湿器', '香薰机', 'humidifier'],
  ['空间喷雾', '室内喷雾', '房间喷雾', 'room spray', 'room mist', 'linen spray', 'air freshener'],
  ['线香', '熏香', '香座', 'incense', 'joss stick', 'incense stick'],
  ['绿植', '盆栽', '植物', '室内植物', 'plant', 'houseplant', 'potted plant'],
  ['虎尾兰', '虎皮兰', 'snake plant', 'sansevieria', "mother-in-law's tongue"],
  ['琴叶榕', 'fiddle-leaf fig', 'ficus lyrata'],
  ['橡皮树', '印度榕', 'rubber plant', 'rubber tree', 'ficus elastica'],
  ['花', '鲜花', '插花', 'flower'],
  ['花瓶', '花器', 'vase', 'flower vase'],
  ['浇水壶', '洒水壶', '浇花壶', 'watering can', 'watering pot'],

  // Personal care
  ['精华', '精华液', '精华油', '护肤油', 'serum', 'face oil', 'essence', 'ampoule'],
  ['化妆水', '爽肤水', '柔肤水', 'toner', 'lotion water', 'skin tonic'],
  ['面霜', '身体霜', '身体乳', '乳霜', 'cream', 'moisturizer', 'moisturiser', 'lotion', 'body lotion', 'body butter'],
  ['护手霜', '手霜', 'hand cream', 'hand lotion', 'hand balm'],
  ['洗手液', '皂液', 'hand wash', 'hand soap', 'liquid soap'],
  ['沐浴油', '沐浴露', '沐浴液', '沐浴乳', 'shower oil', 'shower gel', 'body wash'],
  ['浴盐', '泡澡', '泡澡盐', 'bath salt', 'bath salts', 'bath soak', 'soak'],
  ['肥皂', '香皂', '手工皂', '冷制皂', 'soap', 'soap bar', 'bar soap'],
  ['洗发皂', '洗发水', '洗头皂', 'shampoo', 'shampoo bar'],
  ['梳子', '木梳', '宽齿梳', '檀木梳', 'comb', 'hair comb', 'hairbrush', 'hair brush'],

  // Stationery
  [
    ...['笔记本', '本子', '记事本', '手账本', '日记本', '日记'],
    ...['notebook', 'book', 'journal', 'diary', 'notepad', 'sketchbook'],
  ],
  ['计划本', '日程本', '效率手册', '周计划', 'planner', 'agenda', 'organizer'],
  ['日历', '台历', '手撕日历', 'calendar', 'desk calendar', 'tear-off calendar'],
  ['钢笔', '墨水笔', 'fountain pen'],
  ['签字笔', '中性笔', '水笔', '圆珠笔', 'pen', 'rollerball', 'ballpoint', 'gel pen'],
  ['彩色铅笔', '彩铅', 'colored pencil', 'colored pencils', 'coloured pencils', 'color pencil'],
  ['墨水', '彩墨', '钢笔水', 'ink', 'fountain pen ink', 'bottled ink'],
  ['信纸', '信封', '信笺', 'letter paper', 'writing paper', 'envelope', 'letter set'],
  ['胶带', '和纸胶带', '手账胶带', 'washi', 'washi tape', 'masking tape'],
  ['火漆', '封蜡', '火漆印章', 'wax seal', 'sealing wax', 'seal stamp'],
  ['笔筒', '笔插', 'pen cup', 'pen holder', 'pencil cup', 'pencil holder'],
  ['托盘', '收纳盘', '桌面收纳', 'tray', 'desk tray', 'valet tray', 'desk organizer'],
];
