import type { Picture } from '@mallard/domain/contract';
import type { Minor } from '@mallard/domain/money';

/** A category that a shopper may mean. */
export interface SearchCategory {
  id: string;
  name: string;
  /** What it lies in, the highest first. */
  parents?: readonly string[] | undefined;
}

/** A product that a shopper may mean. */
export interface SearchProduct {
  id: string;
  title: string;
  image?: Picture | null | undefined;
  /** What it costs, in minor units. */
  price?: Minor | undefined;
  /** Whether `price` is the lowest of several: "From ¥899". @default false */
  hasPriceRange?: boolean | undefined;
  /** What it cost before, in minor units. */
  originalPrice?: Minor | null | undefined;
}

/** What may be searched for, in sections; empty ones are not drawn. */
export interface SearchSuggestions {
  /** Keywords that this shopper searched for before, the newest first. */
  history?: readonly string[] | undefined;
  /** Keywords: what many search for while the box is empty, what goes on with the text once it is not. */
  terms?: readonly string[] | undefined;
  categories?: readonly SearchCategory[] | undefined;
  products?: readonly SearchProduct[] | undefined;
}

/** One row of the suggestions. */
export interface SearchSuggestion {
  kind: 'history' | 'term' | 'category' | 'product';
  /** Id of the category or product; the keyword itself for the other two. */
  id: string;
  text: string;
}

/** All rows in the order in which they are drawn, which is the order of the arrow keys. */
export function toRows({ history, terms, categories, products }: SearchSuggestions): SearchSuggestion[] {
  return [
    ...(history ?? []).map((text) => ({ kind: 'history' as const, id: text, text })),
    ...(terms ?? []).map((text) => ({ kind: 'term' as const, id: text, text })),
    ...(categories ?? []).map(({ id, name }) => ({ kind: 'category' as const, id, text: name })),
    ...(products ?? []).map(({ id, title }) => ({ kind: 'product' as const, id, text: title })),
  ];
}
