// What people write in an address: it is read, and never shown.

/** What may be left out at the end of a name: 浙江 for 浙江省, 延边 for 延边朝鲜族自治州. */
export const DISPENSABLE = /^(?:[一-龥]{1,4}族)*(?:自治[区州县旗]|特别行政区|地区|新区|省|市|区|县|盟|旗)?$/;
/** What may stand between two names: signs, and where it is no name itself, what old records have for a level. */
export const SIGNS = /^[\s,，、/·-]*/;
export const FILLER = /^[\s,，、/·-]*(?:市辖区|省直辖县)[\s,，、/·-]*/;

export const MOBILE = /(?<!\d)(?:\+?86[-\s]?)?(1[3-9]\d)[-\s]?(\d{4})[-\s]?(\d{4})(?!\d)/;
export const LANDLINE = /(?<!\d)(0\d{2,3})[-\s]?(\d{7,8})(?!\d)/;
export const POSTCODE = /(?<![\d号栋幢#-])(\d{6})(?![\d号弄室栋幢楼座-])/;
/** Words of forms before what is meant; they part what they stand before from the rest. */
export const LABEL =
  /(?:收货人|收件人|联系人|姓名|名字|手机号码?|联系电话|电话号码|联系方式|电话|手机|所在地区|地区|收货地址|收件地址|详细地址|地址|邮政编码|邮编|recipient|name|phone|mobile|tel|address|postcode|zip(?: code)?)\s*[:：]\s*/gi;
export const NAME_LABEL = /(?:收货人|收件人|联系人|姓名|名字|recipient|name)\s*[:：]\s*([^\n\r,，;；|、]+)/i;
export const SEPARATOR = /[\n\r,，;；|、\t]+|\s+/;
/** What a name of a place or a building ends in. */
export const OF_A_PLACE = /\d|[路街道巷弄号楼室层栋幢座村镇乡区县市省园城厦场院]|单元|小区/;
export const CHINESE_NAME = /^[一-龥·]{2,4}$/;
export const LATIN_NAME = /^[A-Za-z][A-Za-z.'-]*$/;
/** What is added to a name in politeness. */
export const TITLE = /[（(]?(?:先生|女士|小姐|收)[)）]?$/;
