import type { Picture } from '@mallard/domain/contract';
import type { ContentLocale, LocalizedText } from '@mallard/domain/messages';
import type { SamplePicture } from '../shop/sampleShop.ts';

/** A picture as the contract has it, described in one language. */
export function toPicture({ alt, sources, ...picture }: SamplePicture, locale: ContentLocale): Picture {
  return { ...picture, sources: sources.map((source) => ({ ...source })), alt: alt[locale] };
}

/** Names and values in the words of one language. */
export function toAttributes(
  attributes: readonly { name: LocalizedText; value: LocalizedText }[],
  locale: ContentLocale,
): { name: string; value: string }[] {
  return attributes.map(({ name, value }) => ({ name: name[locale], value: value[locale] }));
}

/** A moment as it travels. */
export function toInstant(moment: number): string {
  return new Date(moment).toISOString();
}
