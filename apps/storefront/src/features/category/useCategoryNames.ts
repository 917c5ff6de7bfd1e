import type { Category } from '@mallard/domain/contract';
import { useMessages } from '@mallard/ui/messages';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { categoryMenu } from './categoryMenu.ts';

/**
 * Returns a function that names the categories a coupon is limited to; `undefined` for a coupon without limits, and where the
 * names are not known.
 */
export function useCategoryNames(): (ids: readonly string[]) => string | undefined {
  const tree = useEndpoint(...categoryMenu).data;
  const tShared = useMessages('shared', 'common');
  return (ids) => namesIn(tree ?? [], new Set(ids)).join(tShared('listSeparator')) || undefined;
}

function namesIn(tree: readonly Category[], ids: ReadonlySet<string>): string[] {
  return tree.flatMap(({ id, name, children }) => [...(ids.has(id) ? [name] : []), ...namesIn(children, ids)]);
}
