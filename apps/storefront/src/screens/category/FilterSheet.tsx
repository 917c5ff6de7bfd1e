import { Button } from '@mallard/ui/Button';
import { FilterPanel } from '@mallard/ui/FilterPanel';
import { Sheet } from '@mallard/ui/Sheet';
import { useTranslation } from 'react-i18next';
import type { ListKind } from './listKinds.ts';
import * as styles from './ProductList.css.ts';
import { useListFilters } from './useListFilters.ts';

interface FilterSheetProps {
  kind: ListKind;
  /** Products that the filters in force leave. */
  total: number;
  onClose: () => void;
}

/** The filters of a list on phones. The list behind follows each change; going back leaves the list, not a filter. */
export function FilterSheet({ kind, total, onClose }: FilterSheetProps) {
  const { t } = useTranslation('category');
  const { facets, selection, change, clear } = useListFilters(kind);
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={t('filters.title')}
      footer={
        <div className={styles.sheetActions}>
          <Button variant="quiet" size="lg" onPress={clear}>
            {t('filters.clear')}
          </Button>
          <Button size="lg" isFullWidth onPress={onClose}>
            {t('filters.show', { count: total })}
          </Button>
        </div>
      }
    >
      {facets && <FilterPanel facets={facets} selection={selection} onChange={(next) => change(next, true)} />}
    </Sheet>
  );
}
