/**
 * Synonyms of color names, in lower case. The search finds plain colors by the swatches of products. The color names of this shop
 * have their own groups, because bottle green is not any green.
 */
export const colors: readonly (readonly string[])[] = [
  ['黑色', '黑', 'black', 'jet black'],
  ['白色', '白', 'white'],
  ['灰色', '灰', 'gray', 'grey'],
  ['红色', '红', 'red'],
  ['粉色', '粉', '粉红', '粉红色', 'pink'],
  ['橙色', '橙', '橘色', '橘', 'orange'],
  ['棕色', '棕', '褐色', '咖啡色', '咖色', 'brown'],
  ['黄色', '黄', '金色', 'yellow', 'gold', 'golden'],
  ['绿色', '绿', 'green'],
  ['蓝色', '蓝', 'blue'],
  ['紫色', '紫', 'purple', 'violet'],

  ['瓶绿', '墨绿', '墨绿色', '深绿', '深绿色', 'bottle green', 'dark green'],
  ['翼镜蓝', '藏青', '藏青色', '藏蓝', '藏蓝色', '深蓝', '深蓝色', 'wing blue', 'navy', 'navy blue', 'dark blue'],
  ['琥珀', '琥珀色', 'amber'],
  ['栗棕', '栗色', 'chestnut'],
  ['米白', '米白色', '米色', '奶油色', '乳白', 'off-white', 'beige', 'ivory'],
  ['夜墨', '墨色', '墨黑', 'ink black'],
  ['陶橘', '陶土色', '砖红', 'terracotta'],
  ['鼠尾草', '鼠尾草绿', '灰绿', '灰绿色', '浅绿', 'sage', 'sage green', 'light green'],
  ['雾灰', '浅灰', '浅灰色', 'mist gray', 'mist grey', 'light gray', 'light grey'],
  ['藕粉', '藕粉色', '浅粉', 'dusty rose', 'dusty pink', 'rose pink'],
];
