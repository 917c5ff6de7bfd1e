import type { Picture } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import type { StoredAttribute, StoredPicture } from '../../db/schema/index.ts';

/** A stored picture as the contract has it, described in one language. */
export function toPicture({ alt, placeholder = null, ...picture }: StoredPicture, locale: ContentLocale): Picture {
  return { ...picture, placeholder, alt: alt[locale] };
}

/** Chosen values in the words of one language. */
export function toAttributes(
  attributes: readonly StoredAttribute[],
  locale: ContentLocale,
): { name: string; value: string }[] {
  return attributes.map(({ name, value }) => ({ name: name[locale], value: value[locale] }));
}
