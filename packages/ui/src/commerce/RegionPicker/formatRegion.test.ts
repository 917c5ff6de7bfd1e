import { expect, it } from 'vitest';
import { formatRegion } from './formatRegion.ts';

it.each([
  [['浙江省', '杭州市', '西湖区'], '浙江省 杭州市 西湖区'],
  [['上海市', '上海市', '静安区'], '上海市 静安区'],
  [['广东省', '东莞市', ''], '广东省 东莞市'],
  [['重庆市', '县', '忠县'], '重庆市 忠县'],
  [['Guangdong', 'Shenzhen', 'Nanshan District'], 'Nanshan District, Shenzhen, Guangdong'],
  [['Shanghai', 'Shanghai', 'Jing’an District'], 'Jing’an District, Shanghai'],
  [['Hubei', 'Directly Administered', 'Xiantao'], 'Xiantao, Hubei'],
  [[], ''],
])('formats %j as %j', (names, text) => {
  expect(formatRegion(names)).toBe(text);
});
