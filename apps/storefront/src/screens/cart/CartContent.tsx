import type { Cart, CartItem } from '@mallard/domain/contract';
import { Button } from '@mallard/ui/Button';
import { CartBar } from '@mallard/ui/CartBar';
import { CartLine } from '@mallard/ui/CartLine';
import { CartSummary } from '@mallard/ui/CartSummary';
import { Checkbox } from '@mallard/ui/Checkbox';
import { Heading } from '@mallard/ui/Heading';
import { joinClass } from '@mallard/ui/theme';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../routes.ts';
import { screenTitle } from '../../shell/screenTitle.css.ts';
import { useServices } from '../../shell/services.ts';
import * as styles from './Cart.css.ts';
import { keywordOf } from './keywordOf.ts';
import { shownCart } from './shownCart.ts';
import { useCartLines } from './useCartLines.ts';

/** A cart with something in it: lines to buy, lines that cannot be bought, and what the chosen ones cost. */
export function CartContent({ cart }: { cart: Cart }) {
  const { t } = useTranslation(['cart', 'shell']);
  const { navigation } = useServices();
  const actions = useCartLines();
  const [isLeaving, setLeaving] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = shownCart(cart, actions.pending, actions.removed);
  const { lines, unavailable, selection, selectedUnits, selectedGoods, saved } = shown;

  async function checkOut() {
    setLeaving(true);
    await actions.settle();
    await navigation.go(paths.checkout());
    setLeaving(false);
  }

  function remove(line: CartItem) {
    const list = lines.includes(line) ? lines : unavailable;
    // The last line of a list has no neighbour to hand the focus to; it stays on the screen.
    if (list.length === 1) heading.current?.focus();
    void actions.removeLine(line);
  }

  function selectAll(isSelected: boolean) {
    for (const line of lines) if (line.isSelected !== isSelected) actions.set(line.id, { isSelected });
  }

  const drawLine = (line: CartItem) => (
    <CartLine
      key={line.id}
      line={line}
      href={paths.product(line.productUuid)}
      similarHref={paths.search(keywordOf(line.title))}
      isPending={actions.pending.has(line.id)}
      onSelectionChange={(isSelected) => actions.set(line.id, { isSelected })}
      onQuantityChange={(quantity) => actions.set(line.id, { quantity })}
      onRemove={() => remove(line)}
      isRemovalSilent
    />
  );

  return (
    <div className={styles.page}>
      <div className={joinClass(styles.head, screenTitle)}>
        <Heading level={1} ref={heading} tabIndex={-1}>
          {t('title')}
        </Heading>
        <span className={styles.count}>{t('count', { count: shown.unitCount })}</span>
      </div>
      <div className={styles.columns}>
        <div className={styles.lists}>
          {lines.length > 0 && (
            <section className={styles.panel} aria-label={t('lines')}>
              <div className={styles.panelHead}>
                <Checkbox isSelected={selection === 'all'} isIndeterminate={selection === 'some'} onChange={selectAll}>
                  {t('selectAll')}
                </Checkbox>
              </div>
              <ul className={styles.list}>{lines.map(drawLine)}</ul>
            </section>
          )}
          {unavailable.length > 0 && (
            <section className={styles.panel} aria-label={t('unavailable', { count: unavailable.length })}>
              <div className={styles.panelHead}>
                <h2 className={styles.unavailable}>{t('unavailable', { count: unavailable.length })}</h2>
                <Button variant="ghost" size="sm" onPress={() => void actions.removeLines(unavailable)}>
                  {t('clearUnavailable')}
                </Button>
              </div>
              <ul className={styles.list}>{unavailable.map(drawLine)}</ul>
            </section>
          )}
        </div>
        <aside className={styles.aside}>
          <CartSummary
            rows={[{ label: t('goods', { count: selectedUnits }), amount: selectedGoods }]}
            total={selectedGoods}
            saved={saved}
            selectedCount={selectedUnits}
            isStale={actions.isUpdating}
            isPending={isLeaving}
            hasBar
            onCheckout={() => void checkOut()}
          />
        </aside>
      </div>
      <CartBar
        isAboveNav
        total={selectedGoods}
        saved={saved}
        actionLabel={selectedUnits > 0 ? t('checkoutCount', { count: selectedUnits }) : t('checkout')}
        isDisabled={selectedUnits === 0}
        isPending={isLeaving}
        onAction={() => void checkOut()}
      />
    </div>
  );
}
