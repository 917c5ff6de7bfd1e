import type { Picture } from '@mallard/domain/contract';

/** A category with all that is below it. */
export interface CategoryNode {
  id: string;
  name: string;
  /** Address of its products. */
  href: string;
  /** Name of its icon, as the contract's categories carry it; without one, or with one unknown here, it gets a neutral one. */
  icon?: string | undefined;
  /** Drawn in place of the icon where there is room for it. */
  picture?: Picture | null | undefined;
  /** How many products it has. */
  count?: number | undefined;
  children?: readonly CategoryNode[] | undefined;
}

/** The way down to a category, the highest first; empty when it is not there. */
export function pathTo(nodes: readonly CategoryNode[], id: string | undefined): readonly CategoryNode[] {
  for (const node of nodes) {
    if (node.id === id) return [node];
    const rest = pathTo(node.children ?? [], id);
    if (rest.length > 0) return [node, ...rest];
  }
  return [];
}
