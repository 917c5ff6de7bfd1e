import type { Picture } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import type { StoredAttribute, StoredPicture } from '../../db/schema/index.ts';

/** Converts a stored picture to the contract's shape, in one locale. */
export function toPicture({ alt, placeholder = null, ...picture }: StoredPicture, locale: ContentLocale): Picture {
  return { ...picture, placeholder, alt: alt[locale] };
}

/** Converts selected options to display texts, in one locale. */
export function toAttributes(
  attributes: readonly StoredAttribute[],
  locale: ContentLocale,
): { name: string; value: string }[] {
  return attributes.map(({ name, value }) => ({ name: name[locale], value: value[locale] }));
}
