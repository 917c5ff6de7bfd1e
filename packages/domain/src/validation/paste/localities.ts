/** Places of Hong Kong and Macau that people write in the place of the district, by the district's code. */
const TABLE = `
810101 中环 上环 西环 金钟 半山 西营盘 坚尼地城 石塘咀 薄扶林道
810102 铜锣湾 跑马地 大坑 天后
810103 北角 鲗鱼涌 太古 西湾河 筲箕湾 柴湾 小西湾 炮台山
810104 香港仔 鸭脷洲 赤柱 浅水湾 黄竹坑 薄扶林 华富
810201 红磡 土瓜湾 何文田 九龙塘 启德 马头围
810202 尖沙咀 油麻地 旺角 佐敦 大角咀
810203 长沙湾 荔枝角 美孚 石硖尾
810204 钻石山 慈云山 新蒲岗 乐富
810205 牛头角 九龙湾 蓝田 油塘 秀茂坪
810301 上水 粉岭 沙头角
810303 马鞍山 大围 火炭
810304 将军澳 坑口 调景岭
810305 天水围 锦田
810308 葵涌 葵芳 葵兴 青衣
810309 东涌 大屿山 长洲 愉景湾 坪洲 南丫岛
820105 新马路
820202 氹仔
820204 路环
`;

/**
 * Places that belong to a district of Hong Kong or Macau.
 *
 * @example localities()[0] // { name: '中环', code: '810101' }
 */
export function localities(): { name: string; code: string }[] {
  return TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [code = '', ...places] = line.split(' ');
      return places.map((name) => ({ name, code }));
    });
}
