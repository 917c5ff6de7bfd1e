// What people write in an address: it is read, and never shown.

/** What may be left out at the end of a name: 浙江 for 浙江省, 延边 for 延边朝鲜族自治州. */
export const DISPENSABLE = /^(?:[一-龥]{1,4}族)*(?:自治[区州县旗]|特别行政区|地区|新区|省|市|区|县|盟|旗)?$/;
/** What a name may end in although its middle is left out: 石柱县 for 石柱土家族自治县. */
export const LEVEL = /^(?:自治)?[省市区州县盟旗]/;
/** What may stand between two names: signs, and where it is no name itself, what old records have for a level. */
export const SIGNS = /^[\s,，、/·-]*/;
export const FILLER = /^[\s,，、/·-]*(?:市辖区|省直辖县)[\s,，、/·-]*/;

export const MOBILE = /(?<!\d)(?:\+?86[-\s]?)?(1[3-9]\d)[-\s]?(\d{4})[-\s]?(\d{4})(?!\d)/;
/** Area codes are 010, 02x, and four digits from 03xx on. */
export const LANDLINE = /(?<!\d)(?:(010|02\d)[-\s]?(\d{8})|(0[3-9]\d{2})[-\s]?(\d{7,8}))(?!\d)/;
export const POSTCODE = /(?:(?:邮编|邮政编码)\s*)?(?<![\d号栋幢#-])(\d{6})(?![\d号弄室栋幢楼座-])/;
/** Numbers too long for a street: phones of elsewhere, customers and orders. */
export const LONG_NUMBER = /^[+\d-]{7,}$/;

/** The extension behind a landline. */
export const EXTENSION = /(?:\s*(?:转|轉|分机|分機|ext\.?|x|#)\s*|(?<=\d{7})\s*-\s*)(\d{1,6})$/i;

/** Words of forms before what is meant; they part what they stand before from the rest. */
export const NAME_LABEL =
  /(?<![A-Za-z])[【[]?(?:收[货件]人(?:姓名)?|联系人(?:姓名)?|姓\s?名|名字|recipient|name)\s*(?:[:：]|[】\]][:：]?)/gi;
export const LABEL =
  /(?<![A-Za-z])[【[]?(?:手机号码?|联系电话|联系手机|电话号码|联系方式|电\s?话|手\s?机|所在地区|省市区|地\s?区|收[货件]地址|详细地址|街道地址|地\s?址|邮政编码|邮\s?编|phone|mobile|tel|address|postcode|zip(?: code)?)\s*(?:[:：]|[】\]][:：]?)/gi;
/** What follows {@link NAME_LABEL} on its line: words of letters, or all up to a sign. */
export const LABELLED_NAME = /\ue000[^\S\n]*((?:[A-Za-z][A-Za-z.'-]*[^\S\n]?)+|[^\s,，;；|、]+)/;

export const SEPARATOR = /[\n\r,，;；|、\t]+|\s+/;
/** What a name of a place or a building ends in. */
export const OF_A_PLACE = /\d|[路街道巷弄号楼室层栋幢座村镇乡区县市省园城厦场院里苑馆居邸寓坊府店庄]|单元|小区/;
/** Names in two parts, such as those of Uyghurs; they have no surname of the list. */
export const OF_MINORITIES = /^[一-龥]{1,10}(?:·[一-龥]{1,10})+$/;
export const CHINESE = /^[一-龥]+$/;
export const LATIN_NAME = /^[A-Z][A-Za-z.'-]*$/;
export const LATIN_WORD = /^[A-Za-z][A-Za-z.'-]*$/;
/** What reads like a name and is none: what programs write for nothing, parts of addresses, words of chats. */
export const NO_PERSON =
  /^(?:undefined|null|nan|none|n\/?a|rooms?|rm|floor|fl|buildings?|bldg|blk|block|tower|apt|unit|no\.?|road|rd\.?|street|st\.?|lane|china|tel|qq|wechat|vip|hello|hi|thanks|谢谢.*|多谢|包[邮裹]|麻烦.*|方便.*|尽快.*|都要.*|周[一二三四五六日末].*|明天.*|平时.*)$/i;
/** What is added to a name in politeness. */
export const TITLE = /[（(]?(?:先生|女士|小姐|老师|师傅|阿姨|同学)[)）]?$/;
/** What is added to the name of the one who receives. */
export const RECEIVES = /[（(]?(?:亲?收|启)[)）]?$/;
/** Somebody written right behind the house, told by what is added to the name. */
export const PERSON_BEHIND =
  /^(.*[\d号室楼层栋幢座弄元])([一-龥]{1,4}[（(]?(?:先生|女士|小姐|老师|师傅|阿姨|亲?收)[)）]?)$/;
