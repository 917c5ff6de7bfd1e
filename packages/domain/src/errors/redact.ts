const HIDDEN = '[redacted]';

/** Each rule removes one kind of secret or personal data. The order matters: wider rules come first. */
const replacements: readonly [RegExp, string][] = [
  // Quotes of invalid data by parsers and validators.
  [/"[^\n]*"/g, `"${HIDDEN}"`],
  [/\b(Received:?\s+)(?!\[)\S.*/gi, `$1${HIDDEN}`],
  [/\b(Bearer|Basic)\s+\S+/gi, `$1 ${HIDDEN}`],
  [
    /(\w*(?:token|password|passwd|passcode|pwd|secret|authorization|cookie|phone|address|name)\w*)(["']?\s*[:：=＝]\s*)['"]?[^\s"',;，；。&}]+/gi,
    `$1$2${HIDDEN}`,
  ],
  // A call in a stack, such as `at password (https://…)`, is not a password.
  [/\b(password|passwd|passcode|pwd)\s+(?![([])\S+/gi, `$1 ${HIDDEN}`],
  [/(密码|口令|令牌|密钥|验证码)([是为]?\s*[:：=＝]\s*|[是为]?\s*(?=[\x21-\x7e]))[^\s"',;，；。&}]+/g, `$1$2${HIDDEN}`],
  // Addresses contain spaces.
  [/(手机号?码?|电话|地址|姓名|名字|收[件货]人)(\s*[:：=＝]\s*)[^\n;；。]+/g, `$1$2${HIDDEN}`],
  [/\/\/[^\s/@]+@/g, `//${HIDDEN}@`],
  [/[?#][^\s"'<>()]*=[^\s"'<>()]*/g, `?${HIDDEN}`],
  [/[\p{L}\p{N}_.+-]{1,64}@[\p{L}\p{N}-]+(?:[.。．][\p{L}\p{N}-]+)+/gu, HIDDEN],
  // A JSON Web Token: its parts are JSON in base64, which starts like this.
  [/\beyJ[\w-]+(?:\.[\w-]+)*/g, HIDDEN],
  // Hashes, tokens and ids: long words with a digit. Names in source code rarely have one.
  [/(?<![\w-])(?=[\w-]*\d)[\w-]{24,}/g, HIDDEN],
  // Telephone and card numbers with any spacing, including full-width digits.
  [/[+＋]?[\d０-９](?:[ \-－]?[\d０-９]){6,}/g, HIDDEN],
];

/**
 * Removes data from a text that could identify a person or open an account. That is: credentials, quoted data, query
 * strings, mail addresses, telephone numbers and long ids. It cannot find names or postal addresses in free text, so
 * the log contains no text of a server or a shopper.
 */
export function redact(text: string): string {
  return replacements.reduce((redactedText, [pattern, shown]) => redactedText.replace(pattern, shown), text);
}

/** Returns a URL without query, fragment and credentials, with hidden ids. */
export function redactUrl(url: string): string {
  return redact(url.split(/[?#]/, 1)[0] ?? '');
}
