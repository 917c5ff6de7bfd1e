const HIDDEN = '[redacted]';

/** Each takes out one sort of secret or personal data. Order matters: the wider ones come first. */
const replacements: readonly [RegExp, string][] = [
  // What parsers and validators quote of the data that they choke on.
  [/"[^\n]*"/g, `"${HIDDEN}"`],
  [/\b(Received:?\s+)(?!\[)\S.*/gi, `$1${HIDDEN}`],
  [/\b(Bearer|Basic)\s+\S+/gi, `$1 ${HIDDEN}`],
  [
    /(\w*(?:token|password|passwd|passcode|pwd|secret|authorization|cookie|phone|address|name)\w*)(["']?\s*[:：=＝]\s*)['"]?[^\s"',;，；。&}]+/gi,
    `$1$2${HIDDEN}`,
  ],
  // A call in a stack, such as `at password (https://…)`, is none.
  [/\b(password|passwd|passcode|pwd)\s+(?![([])\S+/gi, `$1 ${HIDDEN}`],
  [/(密码|口令|令牌|密钥|验证码)([是为]?\s*[:：=＝]\s*|[是为]?\s*(?=[\x21-\x7e]))[^\s"',;，；。&}]+/g, `$1$2${HIDDEN}`],
  // Addresses have spaces in them.
  [/(手机号?码?|电话|地址|姓名|名字|收[件货]人)(\s*[:：=＝]\s*)[^\n;；。]+/g, `$1$2${HIDDEN}`],
  [/\/\/[^\s/@]+@/g, `//${HIDDEN}@`],
  [/[?#][^\s"'<>()]*=[^\s"'<>()]*/g, `?${HIDDEN}`],
  [/[\p{L}\p{N}_.+-]{1,64}@[\p{L}\p{N}-]+(?:[.。．][\p{L}\p{N}-]+)+/gu, HIDDEN],
  // A JSON Web Token: its parts are JSON in base64, which begins so.
  [/\beyJ[\w-]+(?:\.[\w-]+)*/g, HIDDEN],
  // Hashes, tokens, ids: long runs with a digit in them. Names in source code rarely have one.
  [/(?<![\w-])(?=[\w-]*\d)[\w-]{24,}/g, HIDDEN],
  // Telephone and card numbers, however they are spaced, full-width digits included.
  [/[+＋]?[\d０-９](?:[ \-－]?[\d０-９]){6,}/g, HIDDEN],
];

/**
 * Takes out of a text what could identify a person or open an account: credentials, quoted data, query strings,
 * mail addresses, telephone numbers, long ids. What it cannot know is a name or a postal address in free text;
 * the log therefore keeps no text that a server or a shopper wrote.
 */
export function redact(text: string): string {
  return replacements.reduce((rest, [pattern, shown]) => rest.replace(pattern, shown), text);
}

/** An address without query, fragment and credentials, its ids hidden. */
export function redactUrl(url: string): string {
  return redact(url.split(/[?#]/, 1)[0] ?? '');
}
