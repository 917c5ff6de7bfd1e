import type { Minor } from '@mallard/domain/money';
import { Children, type ReactNode, type Ref } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { LinkButton } from '../../actions/Button/LinkButton.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../../feedback/ErrorPanel/ErrorPanel.tsx';
import { Sheet } from '../../feedback/Sheet/Sheet.tsx';
import { useLoadingAnnouncement } from '../../foundations/Announcer/useLoadingAnnouncement.ts';
import { ShoppingBag } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Price } from '../../foundations/Price/Price.tsx';
import { Skeleton } from '../../foundations/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { hasModifier } from '../../intl/hasModifier.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { usePriceFormat } from '../../intl/usePriceFormat.ts';
import { useSpokenUpdate } from '../AmountTable/useSpokenUpdate.ts';
import * as styles from './CartDrawer.css.ts';

export interface CartDrawerProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called with `false` when the user closes it. */
  onOpenChange: (isOpen: boolean) => void;
  /** `CartLine`s; in an empty cart, removed products that can be restored. */
  children?: ReactNode;
  /** Number of items in the cart. */
  count: number;
  /** Number of items in the selected lines. @default count */
  selectedCount?: number | undefined;
  /** Price of the selected lines, minor units; includes `shipping` if that is given. */
  total: Minor;
  /** The saved amount, minor units; the total is amber then. */
  saved?: Minor | undefined;
  /** Shipping fee in minor units, when `total` includes it; shown below the total. */
  shipping?: Minor | undefined;
  /** Content above the lines, for example a `ThresholdMeter`. */
  notice?: ReactNode;
  /** URL of the cart page; without it there is no link. */
  cartHref?: string | undefined;
  /** URL of the products, for an empty cart. */
  shopHref: string;
  /** Called on checkout; with `checkoutHref`, before the link is followed in this window. Without it nothing can be ordered. */
  onCheckout?: (() => void) | undefined;
  /** URL of the checkout, when nothing has to be done before; renders a link instead of a button. */
  checkoutHref?: string | undefined;
  /** Label of the checkout button or link, such as "Log in to check out". @default "Checkout" with the count */
  checkoutLabel?: string | undefined;
  /** Further actions of an empty cart, for example a `LinkButton` to log in. */
  emptyAction?: ReactNode;
  /** Whether the checkout is loading. @default false */
  isPending?: boolean | undefined;
  /** Whether the server has not priced the latest change yet. @default false */
  isStale?: boolean | undefined;
  /** Loading state of the cart. @default 'ready' */
  status?: 'loading' | 'error' | 'ready' | undefined;
  /** Loads the cart again after an error. */
  onRetry?: (() => void) | undefined;
  /** Id of the panel. */
  id?: string | undefined;
  /** Class of the panel. */
  className?: string | undefined;
  /** The panel. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** The cart in a drawer beside the page: its lines, the total, and the checkout. */
export function CartDrawer(props: CartDrawerProps) {
  const {
    isOpen,
    onOpenChange,
    children,
    count,
    selectedCount = count,
    total,
    saved,
    notice,
    cartHref,
    shopHref,
    onCheckout,
    isPending = false,
    isStale = false,
    shipping,
    status = 'ready',
    onRetry,
    checkoutHref,
    checkoutLabel,
    emptyAction,
    ...elementProps
  } = props;
  const t = useMessages('cart', 'CartDrawer');
  const format = usePriceFormat();
  const hasItems = status === 'ready' && count > 0;
  const tAmountTable = useMessages('commerce', 'AmountTable');
  useSpokenUpdate(isOpen && hasItems && isStale);
  const checkoutText =
    checkoutLabel ?? (selectedCount > 0 ? t('checkoutWithCount', { count: selectedCount }) : t('checkout'));
  const hasSaved = saved !== undefined && saved > 0;
  return (
    <Sheet
      {...elementProps}
      position="end"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('title', { count: hasItems ? count : 0 })}
      footer={
        hasItems && (
          <div className={styles.foot}>
            <p className={styles.total} aria-busy={isStale}>
              <span>{isStale ? tAmountTable('updating') : t('total')}</span>
              <span className={styles.amounts}>
                <Price size="lg" amount={total} tone={isStale ? 'inherit' : hasSaved ? 'deal' : 'regular'} />
                {shipping !== undefined && (
                  <span className={styles.saved}>
                    {shipping === 0 ? t('freeShipping') : t('withShipping', { amount: format.format(shipping) })}
                  </span>
                )}
                {hasSaved && <span className={styles.saved}>{t('saved', { amount: format.format(saved) })}</span>}
              </span>
            </p>
            {onCheckout && checkoutHref === undefined && (
              <Button size="lg" isFullWidth isPending={isPending} isDisabled={selectedCount === 0} onPress={onCheckout}>
                {checkoutText}
              </Button>
            )}
            {onCheckout && checkoutHref !== undefined && (
              <LinkButton
                size="lg"
                isFullWidth
                isDisabled={selectedCount === 0}
                href={checkoutHref}
                onClick={(event) => {
                  // Such a click opens another tab or window.
                  if (!hasModifier(event) && !event.shiftKey) onCheckout();
                }}
              >
                {checkoutText}
              </LinkButton>
            )}
            {cartHref !== undefined && (
              <LinkButton variant="quiet" isFullWidth href={cartHref}>
                {t('viewCart')}
              </LinkButton>
            )}
          </div>
        )
      }
    >
      {status === 'loading' && <Loading />}
      {status === 'error' && <ErrorPanel headingLevel={3} onRetry={onRetry} />}
      {status === 'ready' && count === 0 && (
        <EmptyState
          headingLevel={3}
          illustration={<Icon glyph={ShoppingBag} size="lg" />}
          title={t('empty')}
          action={
            <>
              <LinkButton href={shopHref}>{t('startShopping')}</LinkButton>
              {emptyAction}
            </>
          }
        >
          {t('emptyHint')}
        </EmptyState>
      )}
      {status === 'ready' && Children.count(children) > 0 && (
        <div className={styles.goods}>
          {hasItems && notice}
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari removes the list role from lists without bullets */}
          <ul role="list" className={styles.list}>
            {children}
          </ul>
        </div>
      )}
    </Sheet>
  );
}

function Loading() {
  const t = useMessages('cart', 'CartDrawer');
  useLoadingAnnouncement(t('loading'));
  return (
    <div aria-busy="true" className={styles.ghosts}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {[1, 2, 3].map((line) => (
        <div key={line} className={styles.ghost}>
          <Skeleton className={styles.ghostBox} />
          <Skeleton shape="square" />
          <div className={styles.ghostWords}>
            <Skeleton lines={2} />
            <Skeleton shape="price" />
          </div>
        </div>
      ))}
    </div>
  );
}
