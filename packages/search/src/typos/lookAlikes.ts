/** Simplified characters that are easily confused, because they look alike. */
const GROUPS = [
  '巾中币',
  '未末木本',
  '己已巳',
  '日曰目',
  '土士',
  '人入八',
  '大太犬',
  '千干于',
  '刀力',
  '免兔',
  '乌鸟',
  '今令',
  '沐沭冰',
  '浴洛',
  '杯怀坏',
  '壶壹壸',
  '茶荼',
  '碗腕',
  '盘盆',
  '耳且',
  '灯打',
  '蜡腊',
  '烛独',
  '桌卓',
  '椅倚',
  '床庆',
  '垫热',
  '毯毡',
  '枕忱',
  '笔毛',
  '薰熏',
  '键健',
  '鼠鼡',
  '钢刚',
  '表裹',
  '毛手',
  '肥肌',
  '皂皇',
  '洗冼',
  '霜箱',
  '梳流',
  '镜境',
  '柜拒',
  '架驾',
  '灵录',
  '蓝监篮',
  '绿录',
  '瓶并',
  '壁璧',
];

const alikes = new Map<string, string>();
for (const group of GROUPS)
  for (const character of group) {
    const otherCharacters = group.replace(character, '');
    alikes.set(character, (alikes.get(character) ?? '') + otherCharacters);
  }

/**
 * Returns runs of characters with one character replaced by a similar one.
 *
 * @example lookAlikes('毛中') // includes '毛巾'
 */
export function lookAlikes(run: string): string[] {
  const characters = Array.from(run);
  return characters.flatMap((character, index) =>
    Array.from(alikes.get(character) ?? '', (other) =>
      [...characters.slice(0, index), other, ...characters.slice(index + 1)].join(''),
    ),
  );
}
