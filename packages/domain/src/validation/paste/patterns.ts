// Text of addresses: it is parsed, never shown.

import { PHONE_SEPARATORS } from '../phone.ts';

/** Optional endings of names: 浙江 for 浙江省, 延边 for 延边朝鲜族自治州. */
export const DISPENSABLE =
  /^(?:[一-龥]{0,4}族|维吾尔|哈萨克|蒙古|柯尔克孜|塔吉克|锡伯)*(?:自治[区州县旗]|特别行政区|地区|新区|省|市|区|县|盟|旗)?$/;
/** The ending of a name whose middle is left out: 石柱县 for 石柱土家族自治县. */
export const LEVEL = /^(?:自治)?[省市区州县盟旗]/;
/** The last character of a city's name. */
export const CITY = '市';
/** Endings of counties. Of counties with the same name in one prefecture, the one whose ending is first is chosen. */
export const COUNTY_ENDINGS = ['区', CITY, '县', '新区'];
export const COUNTY_ENDING = /(?:新区|[市区县])$/;
/** Text between two names: punctuation, and placeholders of old records for a level. */
export const SIGNS = /^[\s,，、/·-]*/;
export const FILLER = /^[\s,，、/·-]*(?:市辖区|省直辖县)[\s,，、/·-]*/;

/** Characters between the digits of a phone. */
const GAP = `[${PHONE_SEPARATORS}]{0,3}`;
const COUNTRY = `(?:(?:\\+|00)?86${GAP})?[(（﹙]?`;
/**
 * The extension of a privacy number: `转8001`, `(转8001)`, `[8001]`, `-8001`. Not the number of a house or a postcode
 * after a hyphen.
 */
const MOBILE_EXTENSION =
  '(?:[\\s,，]*[（(\\[【]?\\s*(?:转|轉|分机|分機|ext(?:ension)?\\.?)[\\s:：]*\\d{1,6}(?!\\d)(?:\\s*[）)\\]】])?|\\s?[\\[【]\\d{3,5}[\\]】]|-\\d{2,5}(?![\\d号號弄室栋棟幢座楼樓单單-]))?';
/** Its groups are the number and the extension. */
export const MOBILE = new RegExp(
  `(?<!\\d)(${COUNTRY}1[3-9]\\d${GAP}\\d{4}${GAP}\\d{4})(?!\\d)(${MOBILE_EXTENSION})`,
  'iu',
);
/**
 * Eleven digits of which the first is 1, which the phone field accepts, too. No mobile number begins with 10, 11 or 12, so
 * look for other phones first. Its groups are those of `MOBILE`.
 */
export const UNUSUAL_MOBILE = new RegExp(
  `(?<!\\d)(${COUNTRY}1[0-2]\\d(?<separator>[-\\s]?)\\d{4}\\k<separator>\\d{4})(?!\\d)`,
  'iu',
);
/** Area codes are 010, 02x, and four digits from 03xx on. Six digits that begin with 86 are a postcode, not a country code. */
export const LANDLINE = new RegExp(
  `(?<!\\d)(?!86\\d{4}(?!\\d))${COUNTRY}(?:0(?:10|2\\d)${GAP}\\d{4}|0[3-9]\\d{2}${GAP}\\d{3,4})${GAP}\\d{4}(?:\\s*(?:-|转|轉|分机|分機|ext(?:ension)?\\.?|x|#)\\s*\\d{1,6})?(?!\\d)`,
  'iu',
);
/** Numbers of Hong Kong, Macau and Taiwan with their country code. */
export const WITH_COUNTRY_CODE = new RegExp(
  `(?:\\+|(?<!\\d)00)(?:85[23]${GAP}\\d(?:${GAP}\\d){7}|886${GAP}0?\\d(?:${GAP}\\d){7,8})(?!\\d)`,
  'u',
);
/** The same without a plus; only for texts without another phone. */
export const WITH_BARE_COUNTRY_CODE = new RegExp(
  `(?<![\\d-])(?:85[23]${GAP}[2-9]\\d{3}${GAP}\\d{4}|886${GAP}0?[2-9](?:${GAP}\\d){7,8})(?![\\d-])`,
  'u',
);
/** The same in local format. */
export const LOCAL_PHONE = {
  HK: /(?<!\d)[2-9]\d{3}[-\s]?\d{4}(?!\d)/,
  MO: /(?<!\d)[268]\d{3}[-\s]?\d{4}(?!\d)/,
  TW: /(?<!\d)[(（﹙]?0\d{1,3}[)）﹚]?(?:[-\s]?\d){6,8}(?!\d)/,
};
/** Six digits. Not digits of a room, or of a longer number. */
export const POSTCODE =
  /(?:(?:[邮郵][编編]|[邮郵]政[编編][码碼]|(?<!\p{L})(?:post(?:al)? ?code|zip(?: ?code)?|p\.?c\.?))\s*)?(?<![\d号栋幢#-]|no\.?\s?|room\s?)(\d{6})(?![\d号弄室栋幢楼座-])/iu;
/** The postcode of an address in Taiwan, alone between punctuation. */
export const POSTCODE_OF_TAIWAN =
  /(?<=^|[\n\ue003\ue004,，;；]\s*|\s)\d{3}(?:\d{2})?(?=\s*(?:$|[\n\ue001-\ue004,，;；]))/u;
/** Numbers too long for a street: foreign phones, customer and order numbers. */
export const LONG_NUMBER = /^[+\d][\d\s-]{5,}\d$/;

/** Labels of forms that can be anywhere in a text. */
const NAME_WORDS =
  '收[货貨件]人(?:姓名)?|(?:联系|聯[繫絡])人(?:姓名)?|姓\\s?名|名字|(?:full |recipient |customer |contact )?name|recipient|consignee|attn\\.?';
const PHONE_WORDS =
  '固定[电電][话話]|座[机機]|固[话話]|手[机機][号號]?[码碼]?|(?:联系|聯[繫絡])(?:[电電][话話]|手[机機]|方式)|[电電][话話][号號][码碼]|[电電]\\s?[话話]|手\\s?[机機]|(?:tele|cell|mobile )?phone(?: ?(?:number|no\\.?))?|mobile(?: ?(?:number|no\\.?))?|mob\\.?|tel\\.?(?: ?(?:number|no\\.?))?|whatsapp|fax|[传傳]真';
const ADDRESS_WORDS =
  '(?:收[货貨件]人?|(?:联系|聯[繫絡])人?|地址|[邮郵]寄|配送)(?:信息|[資资][料讯訊])|所在地[区區]|省市[区區]|地\\s?[区區]|收[货貨件]地址|[详詳][细細]地址|街道地址|地\\s?址|[邮郵]政[编編][码碼]|[邮郵]\\s?[编編]|[邮郵][递遞][区區][号號]|(?:(?:shipping|delivery|street|postal|mailing) )?address(?: ?line)?(?: ?\\d)?|post(?:al)? ?code|zip(?: ?code)?|e-?mail';
/** Prefix of other labels: 收件人电话. */
const OF_RECIPIENT = '(?:收[件货貨]人|(?:联系|聯[繫絡])人)?';
/** Labels that are other words within a text: Xihu District. */
const FIELD_NAME_WORDS = 'receiver|attention|contact(?: person)?|(?:(?:ship|deliver)(?:ping|y)? )?to';
const FIELD_WORDS =
  'street|city|(?:state|province)(?: ?/ ?(?:state|province|region))?|region|district|county|country(?: ?/ ?region)?|company(?: name)?|公司(?:名[称稱])?|[国國]家|城市|省份|[区區][县縣]|cell';

/**
 * Builds a label with its colon or brackets; alone on its line, before a tab or as one of `bareWords` it needs none.
 */
const label = (words: string, fieldWords: string, bareWords: string) => {
  const field = '(?<=^|[\\n\\t,;，；|、\ue001\ue002]\\s*)';
  return new RegExp(
    `(?:(?<![A-Za-z\\d])[【[]?(?:${words})|${field}[【[]?(?:${fieldWords}))\\s*(?:[:：]|[】\\]][:：]?)|${field}(?:${words}|${fieldWords})[^\\S\\n]*(?:\\t|\\n(?=.))|${field}(?:${bareWords})[^\\S\\n]+(?=[\\p{Script=Latin}\\d])`,
    'giu',
  );
};
/** Labels that are followed by a name without a colon: 收货人张三 or 收货人 张三, but not 收货人电话. */
const GLUED_NAME_WORDS = `(?:收[件货貨]人|(?:联系|聯[繫絡])人|姓名)(?:(?=\\p{Script=Han}{2,6}(?!\\p{Script=Han}))|[^\\S\\n]+(?=\\p{Script=Han}{1,6}(?!\\p{Script=Han})))(?!${PHONE_WORDS}|${ADDRESS_WORDS}|姓名|信息|[资資]料|名|在|不|已)`;
/** Labels before a name. */
export const NAME_LABEL = new RegExp(
  `${label(NAME_WORDS, FIELD_NAME_WORDS, 'name').source}|(?<=^|[\\s,;，；|、\ue001\ue002])${GLUED_NAME_WORDS}`,
  'giu',
);
/** Labels before anything else; they separate the text before them from the rest. */
export const LABEL = label(`${OF_RECIPIENT}(?:${PHONE_WORDS}|${ADDRESS_WORDS})`, FIELD_WORDS, 'address');
/**
 * One of `FIELD_WORDS` with its colon, after a space: forms that were copied as one line have several, without other
 * separators.
 */
export const FIELD_LABEL = new RegExp(`(?<=^|\\s)(?:${FIELD_WORDS})\\s*[:：]`, 'giu');

/** The label of a phone (\ue001, or \ue002 for any but the first), which needs no colon. */
export const PHONE_WITH_LABEL = new RegExp(
  `(?<![A-Za-z\\d])[【[]?${OF_RECIPIENT}(?:${PHONE_WORDS})[】\\]]?[\\s:：]*(?=[\ue001\ue002])`,
  'giu',
);
/** Given name and family name in two labelled fields. */
export const NAME_IN_PARTS =
  /(?<!\p{L})(?:first|given) name\s*[:：]?[^\S\n]*([^\n,;，；]+?)[\s,;，；]+(?:last|family) name\s*[:：]?[^\S\n]*([^\n,;，；]+)/iu;
/** Labels of the sender and of the recipient. */
export const SENDER = /(?<!\p{L})[【[]?(?:寄件人|发件人|發件人|寄方|sender|ship(?:ped)? from|from)\s*(?:[:：】\]])/iu;
export const RECEIVER =
  /(?<!\p{L})[【[]?(?:收件人|收[货貨]人|收方|recipient|receiver|consignee|(?:ship(?:ping)? |deliver )?to)\s*(?:[:：】\]])/iu;
/** Text after {@link NAME_LABEL}: Latin words up to the next label, or all up to punctuation. */
export const LABELLED_NAME =
  /\ue000\s*((?:\p{Script=Latin}[\p{Script=Latin}.'’-]*(?![\p{L}\p{N}]|\s*[:：])[^\S\n]?)+|[^\s,，;；|、\ue000\ue001]+)/u;
/**
 * A Chinese name whose surname and given name (its groups) are separated by spaces: alone between punctuation, after
 * {@link NAME_LABEL} or right before the phone.
 */
export const NAME_WITH_SPACES =
  /(?<=(?:^|[\n,，;；|、\ue000-\ue002])[^\S\n]*)(\p{Script=Han}{1,2})[^\S\n]+(\p{Script=Han}{1,2})(?=[^\S\n]*(?:$|[\n,，;；|、\ue000-\ue002]))|(?<=\ue000[^\S\n]*)(\p{Script=Han}{1,2})[^\S\n]+(\p{Script=Han}{1,2})(?=\s)|(?<=\s)(\p{Script=Han}{1,2})[^\S\n]+(\p{Script=Han}{1,2})(?=[^\S\n]*\ue001)/gu;
export const ORDER_NUMBER =
  /(?:[订訂][单單](?:编[号號]|[号號])?|[运運快递遞流水]{0,3}[单單][号號]|(?<!\p{L})order(?: (?:no|number|id))?)[\s.:：#]*(?=[A-Z-]{0,6}\d)[A-Z\d-]{5,}/iu;
/** The number of an identity card, with its label. */
export const ID_NUMBER = /身份[证證](?:[号號][码碼]?)?[\s:：]*[\dX*]{6,}|(?<![A-Z\d])\d{17}[\dX](?![A-Z\d])/iu;
/** The number of an address in a list: `2. 李四 …`. */
export const LIST_NUMBER = /(?<=^|\n)[^\S\n]*\d{1,2}[.、)）](?=\s*[\p{Script=Han}\p{Script=Latin}])/u;
export const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u;

/** Separators of phrases; Chinese ones are separated by spaces, too. */
export const SEPARATOR = /\s*[\n\r,，;；|、\t\ue000-\ue004]+\s*/;
/** Endings of places and buildings. */
export const OF_A_PLACE = /\d|[路街道巷弄号楼室层栋幢座村镇乡区县市省园城厦场院里苑馆居邸寓坊府店庄]|单元|小区/;
/** Names in two parts, such as those of Uyghurs; they have no surname of the list. */
export const OF_MINORITIES = /^\p{Script=Han}{1,10}(?:·\p{Script=Han}{1,10})+$/u;
export const HAN = /\p{Script=Han}/u;
export const HAS_TEXT = /[\p{L}\p{N}]/u;
/** Characters at the edges of a phrase that belong to removed text beside it. */
export const EDGES = /^[\s.。:：\-–/)）\]】]+|[\s.。:：\-–/(（[【]+$|[(（]\s*[)）]/gu;
/** An opening bracket that is not closed. */
export const UNCLOSED = /^[[【（(](?=[^\])）】]*$)/u;
export const LATIN_START = /^\p{Script=Latin}/u;
export const CHINESE = /^\p{Script=Han}+$/u;
/** Words of organizations, which are part of the street, not a person. */
export const ORGANISATION = /公司|集[团團]|大[学學]|[学學]校|[医醫]院|酒店|[银銀]行|中心|工厂|超市|便利店|[门門]店/;
/** An informal name, such as 小明 or 阿强. */
export const PET_NAME = /^[小阿]\p{Script=Han}{1,2}$/u;
/** The country of all addresses. */
export const COUNTRY_NAME =
  /^(?:中国(?:大陆)?|中國(?:大陸)?|中华人民共和国|中華人民共和國|(?:mainland )?china|p\.? ?r\.?,? ?(?:of )?china|p\.?r\.?c\.?|people['’]s republic of china|cn)$/iu;
/** The country right before a region that starts with the country. */
export const COUNTRY_BEFORE =
  /(?:中[国國](?:大[陆陸])?|中[华華]人民共和[国國]|(?<!\p{L})(?:p\.? ?r\.? ?)?china)[\s,，、]*$/iu;
/** The country right after a region that starts with the county. */
export const COUNTRY_AFTER =
  /^[\s,，.]*(?:(?:p\.? ?r\.? ?)?china|p\.?r\.?c\.?|people['’]s republic of china)(?!\p{L})\.?/iu;

/** The word for the level after the name of a place. */
export const LEVEL_WORD =
  /^[\s-]*((?:\p{L}+\s){0,3}?autonomous (?:region|prefecture|county|banner)|special administrative region|s\.?a\.?r\.?|new (?:area|district)|province|prov\.?|sheng|city|shi|municipality|prefecture|league|sub-?district|district|dist\.?|qu|county|xian|banner|town)(?!\p{L})\.?/iu;
/** The levels (1 province, 2 city, 3 county) of these words. */
export const LEVELS: readonly { pattern: RegExp; levels: readonly number[] }[] = [
  { pattern: /^(?:province|prov|sheng|special|s\.?a\.?r)/i, levels: [1] },
  { pattern: /autonomous region$/i, levels: [1] },
  { pattern: /(?:prefecture|league)$/i, levels: [2] },
  { pattern: /^(?:city|shi|municipality)/i, levels: [1, 2, 3] },
  { pattern: /(?:county|banner)$/i, levels: [3] },
  { pattern: /^(?:sub-?district|district|dist|qu|new|xian|town)/i, levels: [3] },
];
/** Endings of Chinese names with such a word in English. */
export const LEVELS_IN_CHINESE: readonly { pattern: RegExp; ending: string }[] = [
  { pattern: /^(?:city|shi)/i, ending: '市' },
  { pattern: /^(?:county|xian)/i, ending: '县' },
  { pattern: /banner$/i, ending: '旗' },
  { pattern: /^(?:district|dist|qu)/i, ending: '区' },
  { pattern: /^new/i, ending: '新区' },
];
/** Like {@link DISPENSABLE} in English, where towns may be without their level, too: Humen, Dongguan. */
export const DISPENSABLE_IN_LETTERS = new RegExp(`${DISPENSABLE.source}|^(?:镇|街道)$`);
const STREET_WORDS =
  'roads?|rd|streets?|st|avenue|ave|lane|ln|alley|boulevard|blvd|highway|hwy|expressway|drive|dr|way|dadao|lu|jie|plaza|squares?|gardens?|towers?|mansions?|hotel|university|college|school|hospital|bank|parks?|villas?|apartments?|estates?|courts?|campus|cun|dasha|xiaoqu|cent(?:er|re)|mall|industrial|technology|company|station|airport|bridge|village|community|compound|residences?|international';
/** Text that makes the name of a place part of another name: Zhongshan North Road. */
export const NO_REGION_AFTER = new RegExp(
  `^[^\\S\\n]+(?:(?:east|west|north|south|middle|central|dong|xi|nan|bei|zhong|\\d+(?:st|nd|rd|th)|first|second|third)(?:ern)?[^\\S\\n]+)*(?:no\\.?[^\\S\\n]*\\d+[^\\S\\n]+)?(?:${STREET_WORDS})(?![\\p{L}])`,
  'iu',
);

/** One word of a Latin name. */
export const LATIN_WORD = /^\p{Script=Latin}[\p{Script=Latin}.'’-]*$/u;
/** Words of addresses that may follow a name: Room 502. */
export const BEFORE_NUMBER =
  /^(?:rooms?|rm|floor|fl|flat|unit|suite|ste|apt|apartment|buildings?|bldg|blk|block|tower|house|no|number|shop|lot|#|\d.*)[.:]?$/iu;
/** Words of addresses and companies that no name contains. */
export const LATIN_PLACE = new RegExp(
  `^(?:${STREET_WORDS}|district|dist|county|city|province|town|co|ltd|limited|inc|llc|corp|corporation|trading|group|store|shop|office|department|dept|factory|zone|area|phase|international|mtr|station)[.:]?$`,
  'iu',
);
/** Text that looks like a name but isn't: placeholders of programs, parts of addresses, words of chats. */
export const NO_PERSON =
  /^(?:undefined|null|nan|none|n\/a|rooms?|rm|floor|fl|buildings?|bldg|blk|block|tower|apt|unit|no\.?|road|rd\.?|street|st\.?|lane|china|tel|qq|wechat|vip|hello|hi|thanks?|please|dear|谢谢.*|多谢|[你您]好.*|在吗|拜托.*|快递.*|包[邮裹]|麻烦.*|方便.*|尽快.*|都要.*|周[一二三四五六日末].*|明天.*|平时.*)$/i;
/** Words of chats, which belong to no address. */
export const CHAT = /^(?:hello|hi|hey|thanks?(?: you)?|谢谢.*|多谢|[你您]好.*|在吗|拜托.*)$/i;
/** Courtesy titles after a name. */
export const TITLE = /[（(]?(?:先生|女士|小姐|老[师師]|[师師]傅|阿姨|同[学學])[)）]?$/;
/** Words after the name of a recipient. */
export const RECEIVES = /[（(]?(?:[亲親]?收|[启啟])[)）]?$/;
/** A name right after the house, recognized by the word after it. */
export const PERSON_BEHIND =
  /^(.*[\d号號室楼樓层層栋棟幢座弄元])(\p{Script=Han}{1,4}[（(]?(?:先生|女士|小姐|老[师師]|[师師]傅|阿姨|[亲親]?收)[)）]?)$/u;

/**
 * Simplified and traditional characters of place names and surnames that everyday text does not have. From OpenCC
 * (Apache-2.0, https://github.com/BYVoid/OpenCC).
 */
export const PLACE_CHARACTERS =
  '泸瀘 卫衞 陉陘 栾欒 涞淶 骅驊 绛絳 岚嵐 赉賚 鲅鮁 桦樺 珲琿 讷訥 闵閔 邺鄴 瓯甌 浔潯 缙縉 鸠鳩 枞樅 谯譙 颍潁 砀碭 泾涇 芗薌 诏詔 崂嶗 峄嶧 兖兗 郓鄆 荥滎 郏郟 渑澠 浉溮 驿驛 硚礄 蕲蘄 浏瀏 渌淥 晖暉 溆漵 浈湞 禅禪 崃崍 叙敍 蔺藺 阆閬 蓥鎣 谟謨 莺鶯 坜壢 闫閆 缪繆 窦竇 邬鄔 邝鄺 谌諶 阚闞 阙闕 闾閭';
