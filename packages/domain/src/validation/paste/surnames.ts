import { foldPlaceNames } from './foldPlaceNames.ts';

// Common surnames, to recognize a person in a text without labels.

const ONE_CHARACTER =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖萧田董袁潘于余叶蒋杜苏魏程吕丁沈任姚卢傅钟姜崔谭廖范汪陆金石戴贾韦夏邱丘方侯邹熊孟秦白江阎闫薛尹段雷黎史龙陶贺顾毛郝龚邵万钱严覃武戚莫孔向汤温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戎岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝官封谈匡鞠惠荆乐冀郁胥南班储原栗燕楚鄢劳谌奚皮粟冼蔺楼盘满闻位厉伊仝区郜海阚花权强帅屠豆朴盖练廉禹井祖漆巴丰支卿国狄平计索宣晋相初门云容敬来扈晁芮都普阙浦戈伏鹿薄邸雍辜羊阿乌母裘亓修邰赫杭况那宿鲜印逯隆茹诺战慕危玉银亢嵇公哈湛宾戎勾茅利於呼居揭干但尉冶斯元束檀衣信展阴昝智幸奉植衡富尧闭由';
const TWO_CHARACTERS =
  /^(?:欧阳|上官|司马|司徒|司空|诸葛|东方|皇甫|尉迟|公孙|慕容|令狐|夏侯|长孙|宇文|端木|南宫|轩辕|独孤|申屠|呼延|钟离|闻人|澹台|淳于|赫连|太史|濮阳|公冶|东郭|西门|鲜于|闾丘|万俟|第五|乐正|完颜)/;

/**
 * Returns how many characters at the beginning of a name are a surname, in simplified or traditional form; 0 for none.
 */
export function surnameLength(name: string): number {
  const simplified = foldPlaceNames(name);
  if (TWO_CHARACTERS.test(simplified)) return 2;
  return name !== '' && ONE_CHARACTER.includes(simplified.charAt(0)) ? 1 : 0;
}
