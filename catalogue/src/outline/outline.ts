import type { Words } from '../localized.ts';
import type { CategoryIcon } from '../types.ts';

/** A category without children. */
export type Leaf = readonly [slug: string, name: Words];

/** A category of the second level, with its leaves. */
export type Branch = readonly [slug: string, name: Words, leaves: readonly Leaf[]];

/** A top-level category with its descendants. */
export interface Top {
  slug: string;
  icon: CategoryIcon;
  name: Words;
  branches: readonly Branch[];
}
