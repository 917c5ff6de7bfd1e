import type { Picture } from '@mallard/domain/contract';
import type { Minor } from '@mallard/domain/money';

/** A suggested category. */
export interface SearchCategory {
  id: string;
  name: string;
  /** Names of its parent categories, the top one first. */
  parents?: readonly string[] | undefined;
}

/** A suggested product. */
export interface SearchProduct {
  id: string;
  title: string;
  image?: Picture | null | undefined;
  /** Price in minor units. */
  price?: Minor | undefined;
  /** Whether `price` is the lowest of several: "From ¥899". @default false */
  hasPriceRange?: boolean | undefined;
  /** Previous price in minor units. */
  originalPrice?: Minor | null | undefined;
}

/** Suggestions in sections; empty sections are not rendered. */
export interface SearchSuggestions {
  /** Keywords of this shopper's earlier searches, newest first. */
  history?: readonly string[] | undefined;
  /** Popular keywords while the box is empty; completions of the text otherwise. */
  terms?: readonly string[] | undefined;
  categories?: readonly SearchCategory[] | undefined;
  products?: readonly SearchProduct[] | undefined;
}

/** One row of the suggestions. */
export interface SearchSuggestion {
  kind: 'history' | 'term' | 'category' | 'product';
  /** Id of the category or product; for keywords, the keyword itself. */
  id: string;
  text: string;
}

/** Returns all rows in render order, which is the order of the arrow keys. */
export function toRows({ history, terms, categories, products }: SearchSuggestions): SearchSuggestion[] {
  return [
    ...(history ?? []).map((text) => ({ kind: 'history' as const, id: text, text })),
    ...(terms ?? []).map((text) => ({ kind: 'term' as const, id: text, text })),
    ...(categories ?? []).map(({ id, name }) => ({ kind: 'category' as const, id, text: name })),
    ...(products ?? []).map(({ id, title }) => ({ kind: 'product' as const, id, text: title })),
  ];
}
