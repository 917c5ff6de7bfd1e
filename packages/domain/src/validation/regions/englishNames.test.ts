import { areaList } from '@vant/area-data';
import { pinyin } from 'pinyin-pro';
import { expect, it } from 'vitest';
import { allRegionNames } from '../retiredRegions.ts';

const head = `/**
 * English names of the regions of China of today and of earlier, by code. Each row has the four digits of a city, then two digits
 * and a name for itself and for each county. Written by
 * \`npx vitest run packages/domain/src/validation/regions/englishNames.test.ts --update\` from the names of
 * \`@vant/area-data\`, the pinyin of \`pinyin-pro\` and the official English names in that test.
 */
export const ENGLISH_NAMES = \`
`;

const chinese = allRegionNames({ ...areaList.province_list, ...areaList.city_list, ...areaList.county_list });

it('the table contains all names', async () => {
  const rows = new Map<string, string[]>();
  for (const code of Object.keys(chinese).toSorted()) {
    const [city, county] = [code.slice(0, 4), code.slice(4)];
    const region = {
      code,
      name: chinese[code] ?? '',
      province: chinese[`${code.slice(0, 2)}0000`] ?? '',
      city: chinese[`${city}00`] ?? '',
    };
    rows.set(city, [...(rows.get(city) ?? []), `${county}${spellRegion(region)}`]);
  }
  const table = Array.from(rows, ([city, names]) => `${city}${names.join(';')}\n`).join('');
  await expect(`${head}${table}\`;\n`).toMatchFileSnapshot('./englishNames.ts');
});

/** A province, city or county with the Chinese names above it. */
interface SpelledRegion {
  code: string;
  name: string;
  province: string;
  /** Empty for provinces. */
  city: string;
}

/**
 * Names that are not pinyin, by a full Chinese name or a code: official names of cities, names in Hong Kong, Macau and
 * Taiwan, and areas that are not counties.
 */
const WHOLE_NAMES = toTable(`
吉林市=Jilin City,省直辖县=Directly Administered,自治区直辖县级行政区划=Directly Administered,县=Counties,其它区=Other Districts,市辖区=Urban Districts
澳门特别行政区=Macau,香港特别行政区=Hong Kong,香港岛=Hong Kong Island,九龙=Kowloon,新界=New Territories
中西区=Central and Western District,810103=Eastern District,810104=Southern District,湾仔区=Wan Chai District,九龙城区=Kowloon City District
油尖旺区=Yau Tsim Mong District,深水埗区=Sham Shui Po District,黄大仙区=Wong Tai Sin District,观塘区=Kwun Tong District,810301=North District
810302=Tai Po District,沙田区=Sha Tin District,西贡区=Sai Kung District,元朗区=Yuen Long District,屯门区=Tuen Mun District
荃湾区=Tsuen Wan District,葵青区=Kwai Tsing District,离岛区=Islands District
澳门半岛=Macau Peninsula,离岛=Taipa and Coloane,花地玛堂区=Nossa Senhora de Fátima,花王堂区=Santo António,望德堂区=São Lázaro
大堂区=Sé,风顺堂区=São Lourenço,嘉模堂区=Nossa Senhora do Carmo,路氹填海区=Cotai,圣方济各堂区=São Francisco Xavier
710301=West Central District,710302=East District,710303=South District,710304=North District
710401=Central District,710402=East District,710403=South District,710404=West District,710405=North District
710801=East District,710802=North District,710901=East District,710902=West District,711797=Dacheng Township,711987=Dapu Township
太鲁阁=Taroko,钓鱼台=Diaoyu Islands,淡水区=Tamsui District,鹿港镇=Lukang Township,711383=Toufen Township
沈北新区=Shenbei New District,神农架林区=Shennongjia Forestry District,六枝特区=Liuzhi Special District
龙胜各族自治县=Longsheng Various Nationalities Autonomous County,隆林各族自治县=Longlin Various Nationalities Autonomous County
达尔罕茂明安联合旗=Darhan Muminggan United Banner,东乌珠穆沁旗=East Ujimqin Banner,西乌珠穆沁旗=West Ujimqin Banner
新巴尔虎左旗=New Barag Left Banner,新巴尔虎右旗=New Barag Right Banner,陈巴尔虎旗=Old Barag Banner
保定白沟新城=Baigou New City,乌拉盖管委会=Ulagai Management Area,大柴旦行政委员会=Dachaidan Administrative Committee
松山湖=Songshan Lake,东莞港=Dongguan Port,东莞生态园=Dongguan Ecological Park,华南热作学院=South China College of Tropical Crops
441422=Dabu County
`);

/**
 * Spellings of names without the word for their level, if a dictionary reads a character wrongly or the name is not
 * Chinese.
 */
const STEMS = toTable(`
乐亭=Laoting,乐陵=Laoling,乐清=Yueqing,民乐=Minle,繁峙=Fanshi,洪洞=Hongtong,珲春=Hunchun,蚌山=Bengshan,歙=She,涡阳=Guoyang
塘厦=Tangxia,单=Shan,荥阳=Xingyang,尉犁=Yuli,浚=Xun,泌阳=Biyang,黄陂=Huangpi,蔚=Yu,万柏林=Wanbailin,莞城=Guancheng,番禺=Panyu
麻涌=Machong,大涌=Dachong,三重=Sanchong,犍为=Qianwei,筠连=Junlian,柞水=Zhashui,宕昌=Tanchang,吴堡=Wubu,红寺堡=Hongsibu,六合=Luhe
牟定=Mouding,穆棱=Muling,大箐山=Daqingshan,召陵=Shaoling,闵行=Minhang,曾都=Zengdu
稀土=Rare Earth,净月=Jingyue,汽车=Automotive,医药=Medical,火炬=Torch,航空港=Airport,港=Port
陕西=Shaanxi,内蒙古=Inner Mongolia,西藏=Tibet,哈尔滨=Harbin,齐齐哈尔=Qiqihar,昂昂溪=Ang’angxi,富拉尔基=Fularji,梅里斯=Meilisi
杜尔伯特=Dorbod,前郭尔罗斯=Qian Gorlos,喀喇沁左翼=Harqin Left Wing
呼和浩特=Hohhot,土默特=Tumed,托克托=Togtoh,和林格尔=Horinger,白云鄂博=Bayan Obo,昆都仑=Kundulun,阿鲁科尔沁=Ar Horqin,巴林=Bairin
克什克腾=Hexigten,翁牛特=Ongniud,喀喇沁=Harqin,敖汉=Aohan,科尔沁=Horqin,库伦=Hure,奈曼=Naiman,扎鲁特=Jarud,霍林郭勒=Holingol
鄂尔多斯=Ordos,达拉特=Dalad,准格尔=Jungar,鄂托克=Otog,杭锦=Hanggin,乌审=Uxin,伊金霍洛=Ejin Horo,呼伦贝尔=Hulunbuir,海拉尔=Hailar
扎赉诺尔=Jalainur,阿荣=Arun,莫力达瓦=Morin Dawa,额尔古纳=Ergun,巴彦淖尔=Bayannur,乌拉特=Urad,乌兰察布=Ulanqab,察哈尔=Chahar
152200=Hinggan,乌兰浩特=Ulanhot,阿尔山=Arxan,扎赉特=Jalaid,锡林郭勒=Xilingol,二连浩特=Erenhot,锡林浩特=Xilinhot,阿巴嘎=Abag,苏尼特=Sonid
太仆寺=Taibus,阿拉善=Alxa,额济纳=Ejin,加格达奇=Jiagedaqi,萨尔图=Sartu,扎兰屯=Zalantun,芒=Mangshi
马尔康=Barkam,壤塘=Zamtang,阿坝=Ngawa,若尔盖=Zoigê,甘孜=Garzê,道孚=Dawu,德格=Dêgê,白玉=Baiyü,石渠=Sêrxü,色达=Sêrtar,得荣=Dêrong
香格里拉=Shangri-La,德钦=Dêqên
拉萨=Lhasa,林周=Lhünzhub,当雄=Damxung,尼木=Nyêmo,曲水=Qüxü,堆龙德庆=Doilungdêqên,达孜=Dagzê,墨竹工卡=Maizhokunggar
日喀则=Shigatse,桑珠孜=Samzhubzê,南木林=Namling,江孜=Gyangzê,定日=Tingri,萨迦=Sa’gya,拉孜=Lhazê,昂仁=Ngamring,谢通门=Xaitongmoin
白朗=Bainang,仁布=Rinbung,康马=Kangmar,定结=Dinggyê,吉隆=Gyirong,聂拉木=Nyalam,萨嘎=Saga,岗巴=Gamba
昌都=Qamdo,卡若=Karub,江达=Jomda,贡觉=Gonjo,类乌齐=Riwoqê,丁青=Dêngqên,察雅=Zhag’yab,八宿=Baxoi,左贡=Zogang,芒康=Markam,洛隆=Lhorong
边坝=Banbar,林芝=Nyingchi,工布江达=Gongbo’gyamda,米林=Mainling,墨脱=Mêdog,波密=Bomê,察隅=Zayü,朗=Nang
乃东=Nêdong,扎囊=Zhanang,贡嘎=Gonggar,桑日=Sangri,琼结=Qonggyai,曲松=Qusum,措美=Comai,洛扎=Lhozhag,加查=Gyaca,隆子=Lhünzê,错那=Cona
浪卡子=Nagarzê,那曲=Nagqu,色尼=Seni,嘉黎=Lhari,比如=Biru,聂荣=Nyainrong,安多=Amdo,申扎=Xainza,索=Sog,班戈=Baingoin,巴青=Baqên,尼玛=Nyima
阿里=Ngari,普兰=Burang,札达=Zanda,噶尔=Gar,日土=Rutog,革吉=Gê’gyai,改则=Gêrzê,措勤=Coqên
卓尼=Jonê,舟曲=Zhugqu,迭部=Têwo,阿克塞=Aksay,刚察=Gangca,尖扎=Jainca,泽库=Zêkog,果洛=Golog,玛沁=Maqên,甘德=Gadê,达日=Darlag
久治=Jigzhi,玛多=Madoi,杂多=Zadoi,称多=Chindu,治多=Zhidoi,囊谦=Nangqên,曲麻莱=Qumarlêb,格尔木=Golmud,乌兰=Ulan
乌鲁木齐=Urumqi,沙依巴克=Saybag,克拉玛依=Karamay,乌尔禾=Urho,吐鲁番=Turpan,托克逊=Toksun,巴里坤=Barkol,玛纳斯=Manas,吉木萨尔=Jimsar,木垒=Mori
博尔塔拉=Bortala,阿拉山口=Alashankou,巴音郭楞=Bayingolin,库尔勒=Korla,和硕=Hoxud,阿克苏=Aksu,库车=Kuqa,沙雅=Xayar,乌什=Uqturpan
阿瓦提=Awat,柯坪=Kalpin,克孜勒苏=Kizilsu,阿图什=Artux,阿克陶=Akto,阿合奇=Akqi,乌恰=Ulugqat,喀什=Kashgar,英吉沙=Yengisar,泽普=Poskam
莎车=Yarkant,叶城=Kargilik,麦盖提=Markit,岳普湖=Yopurga,伽师=Payzawat,巴楚=Maralbexi,塔什库尔干=Taxkorgan,和田=Hotan,墨玉=Karakax
洛浦=Lop,策勒=Qira,伊犁=Ili,霍尔果斯=Khorgos,察布查尔=Qapqal,特克斯=Tekes,尼勒克=Nilka,额敏=Emin,托里=Toli,和布克赛尔=Hoboksar
阿勒泰=Altay,布尔津=Burqin,哈巴河=Habahe,吉木乃=Jeminay,阿拉尔=Aral,图木舒克=Tumxuk,可克达拉=Kokdala
台北=Taipei,711100=New Taipei,台中=Taichung,高雄=Kaohsiung,基隆=Keelung,新竹=Hsinchu,嘉义=Chiayi,花莲=Hualien,台东=Taitung,屏东=Pingtung
彰化=Changhua,金门=Kinmen,连江=Lienchiang,350122=Lianjiang
`);

const PEOPLES: Readonly<Record<string, string>> = {
  蒙古族: 'Mongol',
  蒙古: 'Mongol',
  回族: 'Hui',
  藏族: 'Tibetan',
  苗族: 'Miao',
  彝族: 'Yi',
  壮族: 'Zhuang',
  布依族: 'Bouyei',
  朝鲜族: 'Korean',
  满族: 'Manchu',
  侗族: 'Dong',
  瑶族: 'Yao',
  白族: 'Bai',
  土家族: 'Tujia',
  哈尼族: 'Hani',
  哈萨克族: 'Kazakh',
  哈萨克: 'Kazakh',
  傣族: 'Dai',
  黎族: 'Li',
  傈僳族: 'Lisu',
  佤族: 'Wa',
  畲族: 'She',
  拉祜族: 'Lahu',
  水族: 'Sui',
  东乡族: 'Dongxiang',
  纳西族: 'Naxi',
  景颇族: 'Jingpo',
  柯尔克孜: 'Kyrgyz',
  土族: 'Tu',
  达斡尔族: 'Daur',
  仫佬族: 'Mulao',
  羌族: 'Qiang',
  布朗族: 'Blang',
  撒拉族: 'Salar',
  毛南族: 'Maonan',
  仡佬族: 'Gelao',
  锡伯: 'Xibe',
  塔吉克: 'Tajik',
  普米族: 'Pumi',
  怒族: 'Nu',
  鄂温克族: 'Evenki',
  保安族: 'Bonan',
  裕固族: 'Yugur',
  独龙族: 'Derung',
  鄂伦春: 'Oroqen',
};
const PEOPLE = Object.keys(PEOPLES).join('|');
const AUTONOMOUS = new RegExp(`^(.*?)((?:${PEOPLE})+)自治([州县旗])$`);
const PEOPLES_DISTRICT = new RegExp(`^(.+?)((?:${PEOPLE})+)区$`);
const AUTONOMOUS_LEVELS: Readonly<Record<string, string>> = { 州: 'Prefecture', 县: 'County', 旗: 'Banner' };

/** Endings and their English words; the first match is used. */
const ENDINGS: readonly (readonly [chinese: RegExp, english: string])[] = [
  [/(?:高新技术|高技术)产业开发区$/, 'High-Tech Industrial Development Zone'],
  [/高新技术产业园区$/, 'High-Tech Industrial Park'],
  [/高新技术开发区$/, 'High-Tech Development Zone'],
  [/高新区$/, 'High-Tech Zone'],
  [/经济技术开发区$/, 'Economic and Technological Development Zone'],
  [/经济开发区$/, 'Economic Development Zone'],
  [/经济综合实验区$/, 'Economy Zone'],
  [/循环化工园区$/, 'Circular Chemical Industry Park'],
  [/现代产业园区$/, 'Modern Industrial Park'],
  [/工业园区$/, 'Industrial Park'],
  [/风景名胜区$/, 'Scenic Area'],
  [/开发区街道办事处$/, 'Development Zone Subdistrict'],
  [/开发区$/, 'Development Zone'],
  [/城乡一体化示范区$/, 'Urban-Rural Integration Demonstration Zone'],
  [/示范区$/, 'Demonstration Zone'],
  [/管理区$/, 'Administrative Area'],
  [/(?<=..)新区$/, 'New Area'],
  [/(?<=..)矿区$/, 'Mining District'],
  [/街道(?:办事处)?$/, 'Subdistrict'],
  [/(?<=.)区$/, 'District'],
  [/(?<=.)县$/, 'County'],
  [/(?<=.)旗$/, 'Banner'],
  [/(?<=.)镇$/, 'Town'],
  [/(?<=.)乡$/, 'Township'],
  [/市$/, ''],
];
const ZONE = /Zone|Park|Area$/;

/** Directions of banners: 科尔沁左翼中旗 is Horqin Left Middle Banner. */
const DIRECTIONS: Readonly<Record<string, string>> = {
  左: 'Left',
  右: 'Right',
  前: 'Front',
  中: 'Middle',
  后: 'Rear',
};

/**
 * Returns the English name of a region: an official name, or pinyin with the word for the level.
 *
 * @example spellRegion({ code: '610100', name: '西安市', province: '陕西省', city: '西安市' }) // 'Xi’an'
 */
function spellRegion(region: SpelledRegion): string {
  const { code, name } = region;
  const whole = WHOLE_NAMES.get(code) ?? WHOLE_NAMES.get(name);
  if (whole !== undefined) return whole;
  const autonomous = spellAutonomous(name);
  if (autonomous !== undefined) return autonomous;
  if (code.endsWith('0000')) return spellStem(name.replace(/省|市|(?:壮族|回族|维吾尔)?自治区$/, ''), code);
  if (code.endsWith('00')) return spellCity(name, code);
  return spellCounty(region);
}

function spellAutonomous(name: string): string | undefined {
  const [, stem = '', peoples = '', level = ''] = AUTONOMOUS.exec(name) ?? PEOPLES_DISTRICT.exec(name) ?? [];
  if (peoples === '') return undefined;
  const list = Array.from(peoples.matchAll(new RegExp(PEOPLE, 'g')), ([people]) => PEOPLES[people] ?? '');
  const last = list.pop() ?? '';
  const all = list.length === 0 ? last : `${list.join(', ')} and ${last}`;
  const kind = level === '' ? 'District' : `Autonomous ${AUTONOMOUS_LEVELS[level]}`;
  return [spellStem(stem, ''), all, kind].filter((part) => part !== '').join(' ');
}

function spellCity(name: string, code: string): string {
  const [, stem = '', level = ''] = /^(.+?)(市|地区|盟|县)$/.exec(name) ?? [];
  const english = { 市: '', 地区: ' Prefecture', 盟: ' League', 县: ' County' }[level] ?? '';
  return `${spellStem(stem, code)}${english}`;
}

function spellCounty({ code, name, province, city }: SpelledRegion): string {
  const banner = spellBanner(name);
  if (banner !== undefined) return banner;
  const [ending, english] = ENDINGS.find(([chinese]) => chinese.test(name)) ?? [/$/, ''];
  const level = code.startsWith('71') && english === 'Town' ? 'Township' : english;
  const stem = name.replace(ending, '');
  const words = ZONE.test(level) ? withoutAncestors(stem, province, city) : [stem];
  return [...words.map((word) => spellStem(word, code)), level].filter((word) => word !== '').join(' ');
}

function spellBanner(name: string): string | undefined {
  const [, stem = '', wing = '', side = ''] = /^(.+?)(左翼|右翼)?([前中后左右])旗$/.exec(name) ?? [];
  const english = STEMS.get(stem);
  if (english === undefined) return undefined;
  return [english, DIRECTIONS[wing.charAt(0)], DIRECTIONS[side], 'Banner'].filter(Boolean).join(' ');
}

/** Splits names of zones, which begin with those of province and city as separate words. */
function withoutAncestors(stem: string, province: string, city: string): string[] {
  const short = (name: string) => name.replace(/(?:省|市|盟|自治区|自治州)$/, '');
  const rest = stem.startsWith(short(province)) ? stem.slice(short(province).length) : stem;
  if (!rest.startsWith(short(city))) return rest === '' ? [stem] : [rest];
  return [short(city), rest.slice(short(city).length).replace(/^市/, '')];
}

/** Characters that a dictionary reads as another word: 都 is `dou` for “all”, and `du` in names of places. */
const READINGS: Readonly<Record<string, string>> = { 都: 'du', 什: 'shi' };

/** Spells pinyin as one word, with an apostrophe before a later syllable that begins with a vowel. */
function spellStem(stem: string, code: string): string {
  if (stem === '') return '';
  const known = STEMS.get(code) ?? STEMS.get(stem);
  if (known !== undefined) return known;
  const syllables = pinyin(stem, { toneType: 'none', v: true, type: 'array' });
  const word = Array.from(stem, (character, index) => READINGS[character] ?? syllables[index] ?? '')
    .map((syllable, index) => (index > 0 && /^[aeo]/.test(syllable) ? `’${syllable}` : syllable))
    .join('')
    .replaceAll('v', 'ü');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function toTable(text: string): ReadonlyMap<string, string> {
  return new Map(
    text
      .trim()
      .split(/[,\n]/)
      .map((pair) => {
        const [chinese = '', english = ''] = pair.split('=');
        return [chinese, english] as const;
      }),
  );
}
