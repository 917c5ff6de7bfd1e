/**
 * What shoppers ask for and this shop does not sell, and the words for what comes closest here. The shop says so: nothing is
 * called that, these come closest. Words that mean the same as something in the shop belong into `synonyms`.
 */
export const related: readonly { asked: readonly string[]; closest: readonly string[] }[] = [
  {
    asked: ['香水', '淡香水', '古龙水', 'perfume', 'cologne', 'eau de toilette', 'eau de parfum'],
    closest: ['空间喷雾', '无火香薰', '香氛蜡烛'],
  },
  {
    asked: ['洗脸', '洁面', '洗面奶', '洁面乳', 'face wash', 'facial cleanser', 'cleanser', 'wash face'],
    closest: ['化妆水', '精华', '面霜', '面部护肤'],
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
];
