/** A text in both languages of the shop. */
export interface LocalizedText {
  'zh-CN': string;
  'en-US': string;
}
