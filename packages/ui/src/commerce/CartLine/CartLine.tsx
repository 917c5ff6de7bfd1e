import { multiplyMinor } from '@mallard/domain/money';
import { quantityBound } from '@mallard/domain/rules';
import { type LiHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { LinkButton } from '../../actions/Button/LinkButton.tsx';
import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx';
import { ChevronDown } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Image } from '../../foundations/Image/Image.tsx';
import { pictureProps } from '../../foundations/Image/pictureProps.ts';
import { renderPrice } from '../../foundations/Price/renderPrice.tsx';
import { Spinner } from '../../foundations/Spinner/Spinner.tsx';
import { useLeaving } from '../../foundations/useLeaving.ts';
import { useOwnRef } from '../../foundations/useOwnRef.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { usePriceFormat } from '../../intl/usePriceFormat.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { DiscountTag } from '../DiscountTag/DiscountTag.tsx';
import { formatLineName } from '../formatLineName.ts';
import { formatOptions } from '../formatOptions.ts';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx';
import * as styles from './CartLine.css.ts';
import type { CartLineItem } from './CartLineItem.ts';
import { LineActions, SwipeActions } from './LineActions.tsx';
import { hasNotice, isUnavailable, LineFailure, LineNotices } from './LineNotices.tsx';
import { stockNotice } from './stockNotice.ts';

export interface CartLineProps extends Omit<LiHTMLAttributes<HTMLLIElement>, 'style' | 'children'> {
  /** The line as the server sends it; price, stock and status determine its notices. */
  line: CartLineItem;
  /** URL of the product. */
  href: string;
  /** Called with whether to include it in the next order; without it there is no checkbox. */
  onSelectionChange?: ((isSelected: boolean) => void) | undefined;
  /** Whether an unavailable line can be selected too, to remove it with others. @default false */
  isSelectable?: boolean | undefined;
  /** Called with an integer quantity, from 1 to the maximum. */
  onQuantityChange: (quantity: number) => void;
  /** Called to remove the line. Its removal is announced and the focus moves to the next line. */
  onRemove: () => void;
  /** Called to save it for later; shows a menu. */
  onSaveForLater?: (() => void) | undefined;
  /** Whether the product is among the favorites. @default false */
  isFavorite?: boolean | undefined;
  /**
   * Called with the requested favorite state; shows a menu. While a returned promise is pending,
   * the menu already shows that state. When it rejects, the menu reverts and announces it.
   */
  onFavoriteChange?: ((isFavorite: boolean) => unknown) | undefined;
  /** Called to change the options; renders them as a button. Open a `SkuSheet` with it. */
  onOptionsPress?: (() => void) | undefined;
  /** URL of similar products, for unavailable lines. */
  similarHref?: string | undefined;
  /** Whether a change is being sent to the server. @default false */
  isPending?: boolean | undefined;
  /** Whether a change is queued on this device until it is online. @default false */
  isQueued?: boolean | undefined;
  /** Why the last change failed. */
  errorMessage?: string | undefined;
  /** Retries the failed change. */
  onRetry?: (() => void) | undefined;
  /** An additional notice, below the line's own ones. */
  notice?: ReactNode;
  /** Whether the parent reports by itself that the line was removed or saved, for example in a toast. @default false */
  isRemovalSilent?: boolean | undefined;
  ref?: Ref<HTMLLIElement> | undefined;
}

const noPicture = { src: null, width: 1, height: 1 };

/**
 * A line of the cart, a list item. Explains in words why it cannot be bought, and what has changed
 * since it was added.
 */
export function CartLine(props: CartLineProps) {
  const {
    line,
    href,
    onSelectionChange,
    onQuantityChange,
    onRemove,
    onSaveForLater,
    isFavorite = false,
    onFavoriteChange,
    onOptionsPress,
    similarHref,
    isPending = false,
    isQueued = false,
    errorMessage,
    onRetry,
    notice,
    isRemovalSilent = false,
    isSelectable = false,
    ref,
    className,
    ...elementProps
  } = props;
  const t = useMessages('cart', 'CartLine');
  const tShared = useMessages('shared', 'common');
  const tPrice = useMessages('foundations', 'Price');
  const format = usePriceFormat();
  const id = useId();
  const row = useOwnRef(ref);
  const leave = useLeaving(row, { problem: errorMessage });
  const isGone = isUnavailable(line);
  const selected = formatOptions(line.attributes, tShared);
  const name = formatLineName(line, tShared);
  // If the notice shows the reason, the stepper only announces it.
  const bound = quantityBound(line.stock, line.limit);
  const isStockSaid = bound === 'stock' && stockNotice(line) !== undefined;

  const leaving = (farewell: string, act: () => void) => () => {
    leave(isRemovalSilent ? '' : farewell);
    act();
  };
  const remove = leaving(t('removed', { title: name }), onRemove);
  const saveForLater = onSaveForLater && leaving(t('savedForLater', { title: name }), onSaveForLater);
  const hasNotices = isQueued || Boolean(notice) || hasNotice(line);
  const hasFailed = errorMessage !== undefined;
  const reasons = [hasNotices && `${id}-notices`, hasFailed && `${id}-failure`].filter(Boolean).join(' ');

  return (
    <li
      aria-labelledby={elementProps['aria-label'] === undefined ? `${id}-title` : undefined}
      {...elementProps}
      ref={row}
      aria-busy={isPending || undefined}
      className={joinClass(styles.root, className)}
      data-unavailable={isGone || undefined}
      data-unselectable={onSelectionChange === undefined || undefined}
    >
      <div className={styles.track} data-part="track">
        <div className={styles.line}>
          {onSelectionChange && (
            <Checkbox
              className={styles.check}
              aria-label={t('selectItem', { title: name })}
              isSelected={line.isSelected && (!isGone || isSelectable)}
              isDisabled={isGone && !isSelectable}
              onChange={onSelectionChange}
            />
          )}
          {/* biome-ignore lint/a11y/useAnchorContent: a pointer shortcut for the link in the title */}
          <a className={styles.shot} href={href} tabIndex={-1} aria-hidden="true">
            <Image {...(line.image ? pictureProps(line.image, '104px') : noPicture)} alt="" ratio="1:1" />
          </a>
          <div className={styles.body}>
            <a
              id={`${id}-title`}
              className={styles.title}
              href={href}
              aria-label={selected === '' ? undefined : name}
              aria-describedby={reasons || undefined}
              data-part="title"
            >
              {line.title}
            </a>
            <LineOptions title={line.title} selected={selected} onPress={isGone ? undefined : onOptionsPress} />
            {!isGone && <DiscountTag variant="outline" price={line.price} original={line.originalPrice} />}
            {hasNotices && (
              <LineNotices id={`${id}-notices`} line={line} isQueued={isQueued}>
                {notice}
              </LineNotices>
            )}
            {hasFailed && <LineFailure id={`${id}-failure`} name={name} message={errorMessage} onRetry={onRetry} />}
          </div>
          <div className={styles.foot}>
            {renderPrice(
              {
                className: styles.price,
                amount: line.price,
                original: line.originalPrice,
                tone: isGone ? 'inherit' : undefined,
              },
              tPrice,
              format,
            )}
            <div className={styles.quantity}>
              {isPending && <Spinner label="" className={styles.busy} />}
              {!isGone && (
                <QuantityStepper
                  size="sm"
                  itemName={name}
                  label={t('quantityOf', { title: name })}
                  value={line.quantity}
                  max={Math.max(1, Math.min(line.stock, line.limit))}
                  maxReason={bound}
                  data-stock-said={isStockSaid || undefined}
                  isPending={isPending}
                  onChange={onQuantityChange}
                />
              )}
              {isGone && similarHref !== undefined && (
                <LinkButton
                  variant="quiet"
                  size="sm"
                  className={styles.similar}
                  href={similarHref}
                  aria-label={t('findSimilarTo', { title: name })}
                >
                  {t('findSimilar')}
                </LinkButton>
              )}
            </div>
          </div>
          {!isGone &&
            renderPrice(
              {
                className: styles.total,
                size: 'sm',
                amount: multiplyMinor(line.price, line.quantity),
                original: line.originalPrice && multiplyMinor(line.originalPrice, line.quantity),
                showOriginal: false,
              },
              tPrice,
              format,
            )}
          <LineActions
            name={name}
            onRemove={remove}
            onSaveForLater={saveForLater}
            isFavorite={isFavorite}
            onFavoriteChange={onFavoriteChange}
          />
        </div>
        <SwipeActions onRemove={remove} onSaveForLater={saveForLater} />
      </div>
    </li>
  );
}

interface LineOptionsProps {
  title: string;
  /** The selected values in one text. */
  selected: string;
  onPress: (() => void) | undefined;
}

/** The selected options; a button where they can be changed. */
function LineOptions({ title, selected, onPress }: LineOptionsProps) {
  const t = useMessages('cart', 'CartLine');
  if (selected === '') return null;
  if (!onPress) return <span className={styles.plainOptions}>{selected}</span>;
  return (
    <button
      type="button"
      className={styles.options}
      data-part="options"
      aria-haspopup="dialog"
      aria-label={t('changeOptions', { title, options: selected })}
      onClick={onPress}
    >
      <span className={styles.optionsText}>{selected}</span>
      <Icon glyph={ChevronDown} size="sm" />
    </button>
  );
}
