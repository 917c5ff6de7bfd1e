/** Places whose English names are not their pinyin, as English name and Chinese name. */
const TABLE = `
inner mongolia=内蒙古自治区,tibet=西藏自治区,shaanxi=陕西省,canton=广州市,peking=北京市
harbin=哈尔滨市,qiqihar=齐齐哈尔市,hohhot=呼和浩特市,hulunbuir=呼伦贝尔市,ordos=鄂尔多斯市,bayannur=巴彦淖尔市,ulanqab=乌兰察布市
urumqi=乌鲁木齐市,karamay=克拉玛依市,turpan=吐鲁番市
ili=伊犁哈萨克自治州,kizilsu=克孜勒苏柯尔克孜自治州,bayingolin=巴音郭楞蒙古自治州,bortala=博尔塔拉蒙古自治州
kashgar=喀什地区,aksu=阿克苏地区,hotan=和田地区,lhasa=拉萨市,shigatse=日喀则市
hong kong=香港特别行政区,hongkong=香港特别行政区,hk=香港特别行政区,hong kong island=香港岛,kowloon=九龙,new territories=新界
central and western=中西区,central western=中西区,wan chai=湾仔区,wanchai=湾仔区,eastern district=东区,southern district=南区,kowloon city=九龙城区,yau tsim mong=油尖旺区
sham shui po=深水埗区,wong tai sin=黄大仙区,kwun tong=观塘区,north district=北区,tai po=大埔区,sha tin=沙田区,shatin=沙田区,sai kung=西贡区
yuen long=元朗区,tuen mun=屯门区,tsuen wan=荃湾区,kwai tsing=葵青区,islands district=离岛区
macau=澳门特别行政区,macao=澳门特别行政区,macau peninsula=澳门半岛
taipei=台北市,new taipei=新北市,taichung=台中市,kaohsiung=高雄市,keelung=基隆市,hsinchu=新竹市,chiayi=嘉义市,hualien=花莲县
taitung=台东县,pingtung=屏东县,changhua=彰化县,kinmen=金门县,lienchiang=连江县
`;

/**
 * Returns lower-case English names of places that are not pinyin, by their Chinese names.
 *
 * @example englishPlaces().get('澳门特别行政区') // ['macau', 'macao']
 */
export function englishPlaces(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const pair of TABLE.trim().split(/[,\n]/)) {
    const [english = '', chinese = ''] = pair.split('=');
    found.set(chinese, [...(found.get(chinese) ?? []), english]);
  }
  return found;
}
