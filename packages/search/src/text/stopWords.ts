// Words without meaning for a product. Only words on their own: the 一 of 一对 stays.
const WORDS = new Set(
  [
    'a an and any are as at be but by can for from has have in into is it its no not of off on one only or out over so',
    'than that the their them then there they this to too up was what when which while will with without you your',
    // Filler words of shoppers.
    'i am im me my we us our want need find show looking search buy buying get please some something any best good nice great cool pretty new',
    '我要 我想 想要 想买 要买 买 找 搜 求 请 请问 有没有 哪里 推荐 一款 一些 好看 好用 适合 最好 那种 这种 什么 吗 呢 啊 吧',
    '的 了 和 与 也 就 都 而 及 或 在 是 不 有 这 那 它 你 我 他 她 们 把 被 让 给 从 到 对 为 以 于 之 其 着 过 地 得 很 更 最 又 再 还',
    '一 个 只 就是 可以 一个 不是 没有 也能 以及 因为 所以 如果 这样 那样 每 各 上 下 里 中 后 前 时 会 能 要',
  ].flatMap((line) => line.split(' ')),
);

/** Returns whether a word has no meaning for a product, such as “the” or 的. */
export function isStopWord(word: string): boolean {
  return WORDS.has(word);
}
