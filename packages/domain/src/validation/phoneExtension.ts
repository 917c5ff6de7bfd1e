/** The extension after a landline or a privacy number: `转8001`, `-8001`, `(ext. 801)`, `[8001]`. */
export const EXTENSION =
  /(?:[\s,]*[([【]?\s*(?:转|轉|分机|分機|ext(?:ension)?\.?|x|#)[\s:]*|(?<=\d{7})\s*-\s*|(?<=\d{7})\s*[[【])(\d{1,6})\s*[)\]】]?$/i;
