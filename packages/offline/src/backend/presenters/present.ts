import type { Picture } from '@mallard/domain/contract';
import type { ContentLocale, LocalizedText } from '@mallard/domain/messages';
import type { SamplePicture } from '../shop/sampleShop.ts';

/** Converts a picture to the contract's format, in one language. */
export function toPicture({ alt, sources, ...picture }: SamplePicture, locale: ContentLocale): Picture {
  return { ...picture, sources: sources.map((source) => ({ ...source })), alt: alt[locale] };
}

/** Returns names and values in one language. */
export function toAttributes(
  attributes: readonly { name: LocalizedText; value: LocalizedText }[],
  locale: ContentLocale,
): { name: string; value: string }[] {
  return attributes.map(({ name, value }) => ({ name: name[locale], value: value[locale] }));
}

/** Converts milliseconds since 1970 to ISO 8601. */
export function toInstant(timestamp: number): string {
  return new Date(timestamp).toISOString();
}
