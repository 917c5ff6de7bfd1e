import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { ButtonPair } from '../../actions/ButtonPair/ButtonPair.tsx';
import { StickyActionBar } from '../../actions/StickyActionBar/StickyActionBar.tsx';
import { useToggle } from '../../actions/ToggleButton/useToggle.ts';
import { Badge } from '../../feedback/Badge/Badge.tsx';
import { Headset, Heart, ShoppingBag } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './BuyBar.css.ts';

export interface BuyBarProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style'> {
  /** Adds the selected SKU to the cart, or asks for missing options. Without it there is no such button. */
  onAddToCart?: (() => void) | undefined;
  /** Goes to the checkout with the selected SKU only. Without it there is no such button. */
  onBuyNow?: (() => void) | undefined;
  /** The running action; the other button is inactive meanwhile. */
  pendingAction?: 'addToCart' | 'buyNow' | undefined;
  /** Whether the product is sold out; a single disabled button replaces both. @default false */
  isSoldOut?: boolean | undefined;
  /** @default false */
  isFavorite?: boolean | undefined;
  /**
   * Called with the requested state; shows the favorite button. While a returned promise is
   * pending, the button already shows that state. When it rejects, the button reverts and announces
   * it.
   */
  onFavoriteChange?: ((isFavorite: boolean) => unknown) | undefined;
  /** URL of the help page; shown on phones. */
  helpHref?: string | undefined;
  /** URL of the cart and its number of items; shown on phones. */
  cart?: { href: string; count: number | undefined } | undefined;
  /** Content above the buttons on phones: why something cannot be bought, or how much is saved. */
  tip?: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
}

/** The actions to buy a product: fixed to the lower edge of phones, in the flow of the page from 1024 px on. */
export function BuyBar(props: BuyBarProps) {
  const {
    onAddToCart,
    onBuyNow,
    pendingAction,
    isSoldOut = false,
    isFavorite = false,
    onFavoriteChange,
    helpHref,
    cart,
    tip,
    className,
    ref,
    ...elementProps
  } = props;
  const t = useMessages('product', 'BuyBar');
  // Its button is before the others on phones and after them on desktops, so that the tab order matches
  // the visual order. Only one is visible.
  const favorite = useToggle({ label: t('addToFavorites'), isSelected: isFavorite, onChange: onFavoriteChange });
  return (
    <StickyActionBar
      label={elementProps['aria-label'] ?? t('buy')}
      placement="window"
      {...elementProps}
      ref={ref}
      className={joinClass(styles.root, className)}
      {...(tip && { tip: <div className={styles.tip}>{tip}</div> })}
      start={
        <>
          {helpHref !== undefined && (
            <a href={helpHref} className={styles.icon}>
              <Icon glyph={Headset} />
              <span>{t('help')}</span>
            </a>
          )}
          {onFavoriteChange && <FavoriteButton favorite={favorite} className={styles.icon} />}
          {cart && (
            <a href={cart.href} className={styles.icon}>
              <VisuallyHidden>
                {cart.count === undefined ? t('cart') : t('cartWithCount', { count: cart.count })}
              </VisuallyHidden>
              <Icon glyph={ShoppingBag} />
              <span aria-hidden="true">{t('cart')}</span>
              <Badge className={styles.badge} size="sm" background="surface" count={cart.count ?? 0} />
            </a>
          )}
        </>
      }
    >
      {isSoldOut ? (
        <Button isDisabled isFullWidth>
          {t('soldOut')}
        </Button>
      ) : (
        (onAddToCart ?? onBuyNow) && (
          <ButtonPair>
            {onAddToCart && (
              <Button
                variant="accent"
                isPending={pendingAction === 'addToCart'}
                aria-disabled={pendingAction === 'buyNow' || undefined}
                onPress={pendingAction ? undefined : onAddToCart}
              >
                {t('addToCart')}
              </Button>
            )}
            {onBuyNow && (
              <Button
                isPending={pendingAction === 'buyNow'}
                aria-disabled={pendingAction === 'addToCart' || undefined}
                onPress={pendingAction ? undefined : onBuyNow}
              >
                {t('buyNow')}
              </Button>
            )}
          </ButtonPair>
        )
      )}
      {onFavoriteChange && <FavoriteButton favorite={favorite} className={`${styles.icon} ${styles.wideOnly}`} />}
    </StickyActionBar>
  );
}

function FavoriteButton({ favorite, className }: { favorite: ReturnType<typeof useToggle>; className: string }) {
  const t = useMessages('product', 'BuyBar');
  return (
    <button
      type="button"
      className={className}
      aria-pressed={favorite.isOn}
      aria-busy={favorite.isSaving || undefined}
      onClick={() => favorite.ask(!favorite.isOn)}
    >
      <Icon glyph={Heart} isSolid={favorite.isOn} />
      <VisuallyHidden>{t('addToFavorites')}</VisuallyHidden>
      <span aria-hidden="true" className={styles.word}>
        {t('favorite')}
      </span>
    </button>
  );
}
