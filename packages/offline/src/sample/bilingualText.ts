import type { LocalizedText } from '@mallard/domain/messages';

/** A text in both languages, Chinese first. */
export type BilingualText = readonly [chinese: string, english: string];

/** Converts a text to the format of the shop. */
export function both([chinese, english]: BilingualText): LocalizedText {
  return { 'zh-CN': chinese, 'en-US': english };
}
