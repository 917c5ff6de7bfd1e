import type { LocalizedText } from '@mallard/domain/messages';

/** A text as the sample is written: Chinese first. */
export type Words = readonly [chinese: string, english: string];

/** The same text as the shop has it. */
export function both([chinese, english]: Words): LocalizedText {
  return { 'zh-CN': chinese, 'en-US': english };
}
