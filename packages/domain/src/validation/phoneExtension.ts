/** The extension after a landline. */
export const EXTENSION = /(?:\s*(?:转|轉|分机|分機|ext(?:ension)?\.?|x|#)\s*|(?<=\d{7})\s*-\s*)(\d{1,6})$/i;
