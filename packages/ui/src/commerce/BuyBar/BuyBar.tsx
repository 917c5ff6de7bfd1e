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
  /** Puts the choice into the cart, or asks for what is not chosen yet. */
  onAddToCart: () => void;
  /** Goes to checkout with the choice alone. */
  onBuyNow: () => void;
  /** Which of the two runs; the other does nothing meanwhile. */
  pendingAction?: 'addToCart' | 'buyNow' | undefined;
  /** Whether nothing is left; one button that says so takes the place of both. @default false */
  isSoldOut?: boolean | undefined;
  /** @default false */
  isFavorite?: boolean | undefined;
  /**
   * Draws the heart; called with what was asked for. While a returned promise is open the heart shows that already; when it
   * is rejected the heart goes back, which is spoken.
   */
  onFavoriteChange?: ((isFavorite: boolean) => unknown) | undefined;
  /** Where help is; shown on phones. */
  helpHref?: string | undefined;
  /** Where the cart is and what it holds; shown on phones. */
  cart?: { href: string; count: number | undefined } | undefined;
  /** Above the buttons of phones: why something cannot be bought, or what was saved. */
  tip?: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
}

/** Buying a product: fixed to the lower edge of phones, in the flow of the page from 1024 px on. */
export function BuyBar(props: BuyBarProps) {
  const {
    onAddToCart,
    onBuyNow,
    pendingAction,
    isSoldOut = false,
    isFavorite = false,
    onFavoriteChange,
    ...others
  } = props;
  const { helpHref, cart, tip, className, ref, ...rest } = others;
  const t = useMessages('commerce', 'BuyBar');
  const heart = useToggle({ label: t('addToFavorites'), isSelected: isFavorite, onChange: onFavoriteChange });
  // One before the buttons of phones and one after those of desktops, so that Tab goes as the eye does; never both are seen.
  const drawHeart = (place: string) =>
    onFavoriteChange && (
      <button
        type="button"
        className={place}
        aria-pressed={heart.isOn}
        aria-busy={heart.isSaving || undefined}
        onClick={() => heart.ask(!heart.isOn)}
      >
        <Icon glyph={Heart} isSolid={heart.isOn} />
        <VisuallyHidden>{t('addToFavorites')}</VisuallyHidden>
        <span aria-hidden="true" className={styles.word}>
          {t('favorite')}
        </span>
      </button>
    );
  return (
    <StickyActionBar
      label={rest['aria-label'] ?? t('buy')}
      placement="window"
      {...rest}
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
          {drawHeart(styles.icon)}
          {cart && (
            <a href={cart.href} className={styles.icon}>
              <VisuallyHidden>
                {cart.count === undefined ? t('cart') : t('cartWithCount', { count: cart.count })}
              </VisuallyHidden>
              <Icon glyph={ShoppingBag} />
              <span aria-hidden="true">{t('cart')}</span>
              <Badge className={styles.badge} size="sm" ground="surface" count={cart.count ?? 0} />
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
        <ButtonPair>
          <Button
            variant="accent"
            isPending={pendingAction === 'addToCart'}
            aria-disabled={pendingAction === 'buyNow' || undefined}
            onPress={pendingAction ? undefined : onAddToCart}
          >
            {t('addToCart')}
          </Button>
          <Button
            isPending={pendingAction === 'buyNow'}
            aria-disabled={pendingAction === 'addToCart' || undefined}
            onPress={pendingAction ? undefined : onBuyNow}
          >
            {t('buyNow')}
          </Button>
        </ButtonPair>
      )}
      {drawHeart(`${styles.icon} ${styles.wideOnly}`)}
    </StickyActionBar>
  );
}
