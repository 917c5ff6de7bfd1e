import type { StoredText } from '../../db/schema/index.ts';

/** First part of generated maker names. */
export const makerBeginnings = ['Al', 'Bren', 'Cor', 'Dal', 'El', 'Fen', 'Gar', 'Hol', 'Ist', 'Jor', 'Kel', 'Lin'];
/** Middle part of generated maker names. */
export const makerMiddles = [
  'a',
  'be',
  'di',
  'ga',
  'i',
  'ko',
  'lo',
  'ma',
  'ne',
  'o',
  'ra',
  'se',
  'ti',
  'u',
  've',
  'zo',
];
/** Last part of generated maker names. */
export const makerEndings = ['berg', 'dale', 'field', 'ham', 'lund', 'mark', 'nor', 'quist', 'ro', 'sen', 'ton', 'vik'];

/** Series names of generated products. */
export const seriesNames: readonly StoredText[] = [
  { 'zh-CN': '春山', 'en-US': 'Spring Hill' },
  { 'zh-CN': '晚潮', 'en-US': 'Evening Tide' },
  { 'zh-CN': '青苔', 'en-US': 'Moss Garden' },
  { 'zh-CN': '白鹭', 'en-US': 'White Heron' },
  { 'zh-CN': '松风', 'en-US': 'Pine Wind' },
  { 'zh-CN': '月白', 'en-US': 'Moonlit' },
  { 'zh-CN': '溪石', 'en-US': 'Brook Stone' },
  { 'zh-CN': '秋塘', 'en-US': 'Autumn Pond' },
  { 'zh-CN': '雨巷', 'en-US': 'Rain Lane' },
  { 'zh-CN': '初雪', 'en-US': 'First Snow' },
  { 'zh-CN': '稻浪', 'en-US': 'Rice Field' },
  { 'zh-CN': '海盐', 'en-US': 'Sea Salt' },
  { 'zh-CN': '竹影', 'en-US': 'Bamboo Shade' },
  { 'zh-CN': '晨雾', 'en-US': 'Morning Mist' },
  { 'zh-CN': '远山', 'en-US': 'Far Mountain' },
  { 'zh-CN': '暖炉', 'en-US': 'Hearth' },
  { 'zh-CN': '星野', 'en-US': 'Star Meadow' },
  { 'zh-CN': '芦苇', 'en-US': 'Reed Bank' },
  { 'zh-CN': '南风', 'en-US': 'South Wind' },
  { 'zh-CN': '旧窗', 'en-US': 'Old Window' },
  { 'zh-CN': '花砖', 'en-US': 'Painted Tile' },
  { 'zh-CN': '木心', 'en-US': 'Heartwood' },
  { 'zh-CN': '湖光', 'en-US': 'Lake Light' },
  { 'zh-CN': '素年', 'en-US': 'Plain Years' },
];

/** Edition names at the end of a title. None is about size or packaging, which the title may already contain. */
export const editionNames: readonly StoredText[] = [
  { 'zh-CN': '经典款', 'en-US': 'classic edition' },
  { 'zh-CN': '秋冬款', 'en-US': 'winter edition' },
  { 'zh-CN': '设计师款', 'en-US': 'designer edition' },
  { 'zh-CN': '纪念款', 'en-US': 'anniversary edition' },
  { 'zh-CN': '节气款', 'en-US': 'seasonal edition' },
  { 'zh-CN': '联名款', 'en-US': 'studio edition' },
];

/** Units after the house number and the flat number. */
export const doorWords = { house: ' 号 ', flat: ' 室' };

/** Family names of generated users. */
export const familyNames = [
  '林',
  '陈',
  '沈',
  '周',
  '顾',
  '许',
  '何',
  '苏',
  '程',
  '叶',
  '宋',
  '江',
  '陆',
  '方',
  '秦',
  '乔',
];
/** Given names of generated users. */
export const givenNames = [
  '知夏',
  '一鸣',
  '若溪',
  '景行',
  '安然',
  '子衿',
  '思远',
  '清和',
  '予安',
  '见山',
  '书意',
  '望舒',
];

/** Regions of generated addresses, with GB/T 2260 codes. */
export const places = [
  { province: '浙江省', city: '杭州市', county: '西湖区', areaCode: '330106', street: '文二路' },
  { province: '浙江省', city: '宁波市', county: '海曙区', areaCode: '330203', street: '柳汀街' },
  { province: '上海市', city: '上海市', county: '徐汇区', areaCode: '310104', street: '天平路' },
  { province: '北京市', city: '北京市', county: '朝阳区', areaCode: '110105', street: '工体北路' },
  { province: '广东省', city: '广州市', county: '天河区', areaCode: '440106', street: '体育东路' },
  { province: '广东省', city: '深圳市', county: '南山区', areaCode: '440305', street: '海德一道' },
  { province: '江苏省', city: '南京市', county: '玄武区', areaCode: '320102', street: '珠江路' },
  { province: '四川省', city: '成都市', county: '锦江区', areaCode: '510104', street: '春熙路' },
  { province: '湖北省', city: '武汉市', county: '武昌区', areaCode: '420106', street: '中北路' },
  { province: '陕西省', city: '西安市', county: '雁塔区', areaCode: '610113', street: '小寨东路' },
  { province: '福建省', city: '厦门市', county: '思明区', areaCode: '350203', street: '湖滨南路' },
  { province: '山东省', city: '青岛市', county: '市南区', areaCode: '370202', street: '香港中路' },
];
