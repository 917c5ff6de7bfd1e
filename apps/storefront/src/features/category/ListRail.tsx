import { CategoryRail } from '@mallard/ui/CategoryRail';
import { RotateCw } from '@mallard/ui/glyphs';
import { Icon } from '@mallard/ui/Icon';
import { IconButton } from '@mallard/ui/IconButton';
import { Skeleton } from '@mallard/ui/Skeleton';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { categoryMenu } from '../../shared/categories/categoryMenu.ts';
import type { ListKind } from './listQuery.ts';
import * as styles from './ProductList.css.ts';
import { useList } from './useList.ts';

const SKELETON_ROWS = 8;

/** The top categories beside the list, on phones. */
export function ListRail({ kind }: { kind: ListKind }) {
  const { t } = useTranslation(['errors', 'shell']);
  const { tree, trail } = useList(kind);
  const menu = useEndpoint(...categoryMenu);
  if (!menu.data) {
    return (
      <nav aria-label={t('shell:nav.allCategories')} aria-busy={!menu.isError} className={styles.railState}>
        {menu.isError ? (
          <IconButton label={t('retry')} onPress={() => void menu.refetch()}>
            <Icon glyph={RotateCw} />
          </IconButton>
        ) : (
          Array.from({ length: SKELETON_ROWS }, (_, row) => <Skeleton key={row} className={styles.railSkeleton} />)
        )}
      </nav>
    );
  }
  return (
    <CategoryRail
      className={styles.rail}
      categories={tree}
      hrefOf={({ id }) => paths.category({ categoryUuid: id })}
      currentId={trail[0]?.id}
    />
  );
}
