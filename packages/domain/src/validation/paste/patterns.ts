// What people write in an address: it is read, and never shown.

/** What may be left out at the end of a name: 浙江 for 浙江省, 延边 for 延边朝鲜族自治州. */
export const DISPENSABLE = /^(?:[一-龥]{1,4}族)*(?:自治[区州县旗]|特别行政区|地区|新区|省|市|区|县|盟|旗)?$/;
/** What a name may end in although its middle is left out: 石柱县 for 石柱土家族自治县. */
export const LEVEL = /^(?:自治)?[省市区州县盟旗]/;
/** What may stand between two names: signs, and where it is no name itself, what old records have for a level. */
export const SIGNS = /^[\s,，、/·-]*/;
export const FILLER = /^[\s,，、/·-]*(?:市辖区|省直辖县)[\s,，、/·-]*/;

/** What people write between the digits of a phone. */
const GAP = '[-\\s().]{0,3}';
const COUNTRY = `(?:(?:\\+|00)?86${GAP})?\\(?`;
export const MOBILE = new RegExp(`(?<!\\d)${COUNTRY}1[3-9]\\d${GAP}\\d{4}${GAP}\\d{4}(?!\\d)`);
/** Area codes are 010, 02x, and four digits from 03xx on. */
export const LANDLINE = new RegExp(
  `(?<!\\d)${COUNTRY}(?:0(?:10|2\\d)${GAP}\\d{4}|0[3-9]\\d{2}${GAP}\\d{3,4})${GAP}\\d{4}(?:(?:-|转|轉)\\d{1,6})?(?!\\d)`,
);
/** Numbers of Hong Kong, Macau and Taiwan with their country code. */
export const WITH_COUNTRY_CODE = new RegExp(
  `(?:\\+|(?<!\\d)00)(?:85[23]${GAP}\\d(?:${GAP}\\d){7}|886${GAP}0?\\d(?:${GAP}\\d){7,8})(?!\\d)`,
);
/** The same as they are written at home. */
export const LOCAL_PHONE = {
  HK: /(?<!\d)[2-9]\d{3}[-\s]?\d{4}(?!\d)/,
  MO: /(?<!\d)[268]\d{3}[-\s]?\d{4}(?!\d)/,
  TW: /(?<!\d)\(?0\d{1,3}\)?(?:[-\s]?\d){6,8}(?!\d)/,
};
export const POSTCODE = /(?:(?:[邮郵][编編]|[邮郵]政[编編][码碼])\s*)?(?<![\d号栋幢#-])(\d{6})(?![\d号弄室栋幢楼座-])/;
/** Numbers too long for a street: phones of elsewhere, customers and orders. */
export const LONG_NUMBER = /^[+\d-]{7,}$/;

/** The extension behind a landline. */
export const EXTENSION = /(?:\s*(?:转|轉|分机|分機|ext\.?|x|#)\s*|(?<=\d{7})\s*-\s*)(\d{1,6})$/i;

/** Words of forms before what is meant; they part what they stand before from the rest. */
export const NAME_LABEL =
  /(?<![A-Za-z])[【[]?(?:收[货貨件]人(?:姓名)?|(?:联系|聯[繫絡])人(?:姓名)?|姓\s?名|名字|recipient|name)\s*(?:[:：]|[】\]][:：]?)/gi;
export const LABEL =
  /(?<![A-Za-z])[【[]?(?:手[机機][号號][码碼]?|(?:联系|聯[繫絡])(?:[电電][话話]|手[机機]|方式)|[电電][话話][号號][码碼]|[电電]\s?[话話]|手\s?[机機]|所在地[区區]|省市[区區]|地\s?[区區]|收[货貨件]地址|[详詳][细細]地址|街道地址|地\s?址|[邮郵]政[编編][码碼]|[邮郵]\s?[编編]|[邮郵][递遞][区區][号號]|phone|mobile|tel|address|postcode|zip(?: code)?)\s*(?:[:：]|[】\]][:：]?)/gi;
/** What follows {@link NAME_LABEL} on its line: words of letters, or all up to a sign. */
export const LABELLED_NAME = /\ue000[^\S\n]*((?:[A-Za-z][A-Za-z.'-]*[^\S\n]?)+|[^\s,，;；|、]+)/;

export const SEPARATOR = /[\n\r,，;；|、\t]+|\s+/;
/** What a name of a place or a building ends in. */
export const OF_A_PLACE = /\d|[路街道巷弄号楼室层栋幢座村镇乡区县市省园城厦场院里苑馆居邸寓坊府店庄]|单元|小区/;
/** Names in two parts, such as those of Uyghurs; they have no surname of the list. */
export const OF_MINORITIES = /^\p{Script=Han}{1,10}(?:·\p{Script=Han}{1,10})+$/u;
export const CHINESE = /^\p{Script=Han}+$/u;
export const LATIN_NAME = /^[A-Z][A-Za-z.'-]*$/;
export const LATIN_WORD = /^[A-Za-z][A-Za-z.'-]*$/;
/** What reads like a name and is none: what programs write for nothing, parts of addresses, words of chats. */
export const NO_PERSON =
  /^(?:undefined|null|nan|none|n\/?a|rooms?|rm|floor|fl|buildings?|bldg|blk|block|tower|apt|unit|no\.?|road|rd\.?|street|st\.?|lane|china|tel|qq|wechat|vip|hello|hi|thanks|谢谢.*|多谢|[你您]好.*|在吗|拜托.*|快递.*|包[邮裹]|麻烦.*|方便.*|尽快.*|都要.*|周[一二三四五六日末].*|明天.*|平时.*)$/i;
/** What is added to a name in politeness. */
export const TITLE = /[（(]?(?:先生|女士|小姐|老[师師]|[师師]傅|阿姨|同[学學])[)）]?$/;
/** What is added to the name of the one who receives. */
export const RECEIVES = /[（(]?(?:[亲親]?收|[启啟])[)）]?$/;
/** Somebody written right behind the house, told by what is added to the name. */
export const PERSON_BEHIND =
  /^(.*[\d号號室楼樓层層栋棟幢座弄元])(\p{Script=Han}{1,4}[（(]?(?:先生|女士|小姐|老[师師]|[师師]傅|阿姨|[亲親]?收)[)）]?)$/u;

/**
 * Simplified and traditional characters of place names and surnames that everyday text does not have.
 * From OpenCC (Apache-2.0, https://github.com/BYVoid/OpenCC).
 */
export const PLACE_CHARACTERS =
  '泸瀘 卫衞 陉陘 栾欒 涞淶 骅驊 绛絳 岚嵐 赉賚 鲅鮁 桦樺 珲琿 讷訥 闵閔 邺鄴 瓯甌 浔潯 缙縉 鸠鳩 枞樅 谯譙 颍潁 砀碭 泾涇 芗薌 诏詔 崂嶗 峄嶧 兖兗 郓鄆 荥滎 郏郟 渑澠 浉溮 驿驛 硚礄 蕲蘄 浏瀏 渌淥 晖暉 溆漵 浈湞 禅禪 崃崍 叙敍 蔺藺 阆閬 蓥鎣 谟謨 莺鶯 坜壢 闫閆 缪繆 窦竇 邬鄔 邝鄺 谌諶 阚闞 阙闕 闾閭';
