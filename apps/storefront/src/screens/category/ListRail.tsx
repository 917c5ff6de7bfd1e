import { CategoryRail } from '@mallard/ui/CategoryRail';
import { paths } from '../../routes.ts';
import type { ListKind } from './listKinds.ts';
import * as styles from './ProductList.css.ts';
import { useList } from './useList.ts';

/** The top categories beside the list, on phones. */
export function ListRail({ kind }: { kind: ListKind }) {
  const { tree, trail } = useList(kind);
  return (
    <CategoryRail
      className={styles.rail}
      categories={tree}
      hrefOf={({ id }) => paths.category({ categoryUuid: id })}
      currentId={trail[0]?.id}
    />
  );
}
