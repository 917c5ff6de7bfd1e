/** Names of the yuan in shops, by language; `Intl` has the formal ones, such as 人民币. */
export const yuanNames: Readonly<Record<string, string>> = { zh: '元', ja: '元', en: 'yuan' };
