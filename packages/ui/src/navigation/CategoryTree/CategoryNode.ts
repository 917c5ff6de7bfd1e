import type { Picture } from '@mallard/domain/contract';

/** A category with its subcategories. */
export interface CategoryNode {
  id: string;
  name: string;
  /** URL of its products. */
  href: string;
  /** Name of its icon in the contract's categories; a missing or unknown one is replaced with a neutral icon. */
  icon?: string | undefined;
  /** Shown instead of the icon where there is room. */
  picture?: Picture | null | undefined;
  /** Number of its products. */
  count?: number | undefined;
  children?: readonly CategoryNode[] | undefined;
}

/** Returns the path to a category, the top category first; empty when it does not exist. */
export function pathTo(nodes: readonly CategoryNode[], id: string | undefined): readonly CategoryNode[] {
  for (const node of nodes) {
    if (node.id === id) return [node];
    const childPath = pathTo(node.children ?? [], id);
    if (childPath.length > 0) return [node, ...childPath];
  }
  return [];
}
