import { Button } from '../../actions/Button/Button.tsx';
import { Sheet } from '../../feedback/Sheet/Sheet.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import * as styles from './FilterPanel.css.ts';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';
import { useStableFacets } from './useStableFacets.ts';

export interface FilterSheetProps
  extends Pick<FilterPanelProps, 'facets' | 'selection' | 'onChange' | 'resultCount' | 'className' | 'id'> {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called with `false` when the user closes it or wants to see the products. */
  onOpenChange: (isOpen: boolean) => void;
  /** Clears all filters. */
  onClear: () => void;
  /** Whether the number of products is loading. @default false */
  isPending?: boolean | undefined;
  ref?: FilterPanelProps['ref'];
}

/**
 * The filters of a list on narrow pages. Each change applies immediately; the button shows the
 * number of remaining products. Options keep their order while the sheet is open; those without products are disabled.
 */
export function FilterSheet(props: FilterSheetProps) {
  const { isOpen, onOpenChange, onClear, isPending = false, resultCount, className, id, ref, facets, ...panel } = props;
  const t = useMessages('navigation', 'FilterPanel');
  const stableFacets = useStableFacets(facets, isOpen);
  const show = resultCount === undefined ? t('showProducts') : t('showResults', { count: resultCount });
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className={className}
      id={id}
      ref={ref}
      title={t('filter')}
      footer={
        <div className={styles.sheetButtons}>
          {/* Not `disabled`: the button must keep the focus. */}
          <Button variant="quiet" size="lg" className={styles.sheetButton} onPress={onClear}>
            {t('clear')}
          </Button>
          <Button
            size="lg"
            isFullWidth
            className={styles.sheetButton}
            isPending={isPending}
            pendingLabel={t('updating')}
            onPress={() => onOpenChange(false)}
          >
            {show}
          </Button>
        </div>
      }
    >
      <FilterPanel {...panel} facets={stableFacets} resultCount={resultCount} layout="chips" />
    </Sheet>
  );
}
