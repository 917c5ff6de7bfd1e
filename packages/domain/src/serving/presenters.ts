import type { Category } from '../contract/categories.ts';
import type { Picture } from '../contract/media.ts';
import type { Product } from '../contract/products.ts';
import type { ReviewPage } from '../contract/reviews.ts';
import type { ContentLocale, LocalizedText } from '../messages/locale.ts';
import { charactersOf } from '../validation/textLength.ts';

/** A picture with its description in every language. */
export interface LocalizedPicture extends Omit<Picture, 'alt' | 'sources' | 'placeholder'> {
  alt: LocalizedText;
  sources: readonly Picture['sources'][number][];
  placeholder?: string | null;
}

/** A block of a product's description, in every language. */
type LocalizedBlock =
  | { kind: 'heading' | 'paragraph'; text: LocalizedText }
  | { kind: 'image'; picture: LocalizedPicture };

/** Converts a picture to the contract's format, in one language. */
export function toPicture(
  { alt, sources, placeholder = null, ...picture }: LocalizedPicture,
  locale: ContentLocale,
): Picture {
  return { ...picture, placeholder, sources: sources.map((source) => ({ ...source })), alt: alt[locale] };
}

/** Returns the first picture of a product. A missing one becomes an empty picture instead of an error. */
export function toCover([cover]: readonly LocalizedPicture[], alt: string, locale: ContentLocale): Picture {
  if (cover) return toPicture(cover, locale);
  return { url: 'data:,', alt, width: 1, height: 1, sources: [], color: null, placeholder: null };
}

/** Returns names and values in one language. */
export function toAttributes(
  attributes: readonly { name: LocalizedText; value: LocalizedText }[],
  locale: ContentLocale,
): { name: string; value: string }[] {
  return attributes.map(({ name, value }) => ({ name: name[locale], value: value[locale] }));
}

/** Converts a block of a product's description to the contract's format, in one language. */
export function toBlock(block: LocalizedBlock, locale: ContentLocale): Product['description'][number] {
  if (block.kind === 'image') return { kind: 'image', image: toPicture(block.picture, locale) };
  return { kind: block.kind, text: block.text[locale] };
}

/**
 * Returns the categories of a tree as a list, parents before their children, without nested children.
 *
 * @param filter level and parent of the listed categories; a missing one has no effect
 */
export function listTree(
  tree: readonly Category[],
  filter: { level?: number | undefined; parentUuid?: string | undefined },
): Category[] {
  const { level, parentUuid } = filter;
  return tree.flatMap((category) => {
    const isListed =
      (level === undefined || level === category.level) &&
      (parentUuid === undefined || parentUuid === category.parentUuid);
    return [...(isListed ? [{ ...category, children: [] }] : []), ...listTree(category.children, filter)];
  });
}

/** Rounds the average rating to one decimal; 0 without reviews. */
export function averageStars(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round((sum / count) * 10) / 10;
}

/**
 * Summarizes the reviews of a product: 4 and 5 stars are good, 3 medium, fewer bad.
 *
 * @param countOf returns the number of reviews with so many stars
 */
export function reviewSummary(countOf: (stars: number) => number, withPhotos: number): ReviewPage['summary'] {
  const histogram: ReviewPage['summary']['histogram'] = [countOf(1), countOf(2), countOf(3), countOf(4), countOf(5)];
  const all = histogram.reduce((sum, count) => sum + count, 0);
  const points = histogram.reduce((sum, count, index) => sum + count * (index + 1), 0);
  const [one, two, medium, four, five] = histogram;
  return {
    average: averageStars(points, all),
    histogram,
    counts: { all, withPhotos, good: four + five, medium, bad: one + two },
  };
}

/** Masks the name of an anonymous reviewer: first and last character stay. */
export function maskNickname(nickname: string): string {
  const characters = charactersOf(nickname);
  return `${characters.at(0) ?? ''}***${characters.at(-1) ?? ''}`;
}
