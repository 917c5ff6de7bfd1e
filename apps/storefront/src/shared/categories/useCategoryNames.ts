import type { Category } from '@mallard/domain/contract';
import { useMessages } from '@mallard/ui/messages';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { categoryMenu } from './categoryMenu.ts';

/**
 * Returns a function that lists the names of the categories that a coupon is limited to. The result is `undefined` when the
 * coupon has no limits or the names are not loaded.
 */
export function useCategoryNames(): (ids: readonly string[]) => string | undefined {
  const tree = useEndpoint(...categoryMenu).data;
  const tShared = useMessages('shared', 'common');
  return (ids) => namesIn(tree ?? [], new Set(ids)).join(tShared('listSeparator')) || undefined;
}

function namesIn(tree: readonly Category[], ids: ReadonlySet<string>): string[] {
  return tree.flatMap(({ id, name, children }) => [...(ids.has(id) ? [name] : []), ...namesIn(children, ids)]);
}
