import { addFavorite } from '@mallard/domain/endpoints';
import { Button } from '@mallard/ui/Button';
import { Checkbox } from '@mallard/ui/Checkbox';
import { StickyActionBar } from '@mallard/ui/StickyActionBar';
import { useOffers } from '../../app/useOffers.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import * as styles from './Cart.css.ts';
import type { useCartManagement } from './useCartManagement.ts';

interface CartManageBarProps {
  management: ReturnType<typeof useCartManagement>;
  /** How many lines can be selected. */
  lineCount: number;
  /** Selects all lines, or none. */
  onSelectAll: (isSelected: boolean) => void;
}

/** In place of the total: removes the selected lines, or moves their products to the favorites. */
export function CartManageBar({ management, lineCount, onSelectAll }: CartManageBarProps) {
  const { t } = useTranslation('cart');
  const offers = useOffers();
  const { chosen, remove, moveToFavorites, isMoving } = management;
  const count = chosen.length;
  return (
    <StickyActionBar
      label={t('manage.bar')}
      placement="window"
      isAboveNav
      className={styles.manageBar}
      start={
        <Checkbox
          isSelected={count === lineCount}
          isIndeterminate={count > 0 && count < lineCount}
          onChange={onSelectAll}
        >
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
