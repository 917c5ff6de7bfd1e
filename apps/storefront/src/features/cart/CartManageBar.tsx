import { addFavorite } from '@mallard/domain/endpoints';
import { Button } from '@mallard/ui/Button';
import type { GroupSelection } from '@mallard/ui/CartGroup';
import { Checkbox } from '@mallard/ui/Checkbox';
import { StickyActionBar } from '@mallard/ui/StickyActionBar';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useOffers } from '../../services/useOffers.ts';
import * as styles from './Cart.css.ts';
import type { useCartManagement } from './useCartManagement.ts';

interface CartManageBarProps {
  management: ReturnType<typeof useCartManagement>;
  /** How many lines of the cart are selected. */
  selection: GroupSelection;
  /** Selects all lines, or none. */
  onSelectionChange: (isSelected: boolean) => void;
}

/** Removes the selected lines, or moves their products to the favorites. Replaces the bar with the total. */
export function CartManageBar({ management, selection, onSelectionChange }: CartManageBarProps) {
  const { t } = useTranslation('cart');
  const offers = useOffers();
  const { selectedLines, remove, moveToFavorites, isMoving } = management;
  const count = selectedLines.length;
  return (
    <StickyActionBar
      label={t('manage.bar')}
      placement="window"
      isAboveNav
      start={
        <Checkbox isSelected={selection === 'all'} isIndeterminate={selection === 'some'} onChange={onSelectionChange}>
          {t('manage.selectAll')}
        </Checkbox>
      }
    >
      {offers(addFavorite) && (
        <Button variant="quiet" className={styles.manageAction} isPending={isMoving} onPress={moveToFavorites}>
          {t('manage.move')}
        </Button>
      )}
      <Button variant="danger" className={styles.manageAction} onPress={remove}>
        {count > 0 ? t('manage.removeCount', { count }) : t('manage.remove')}
      </Button>
    </StickyActionBar>
  );
}
