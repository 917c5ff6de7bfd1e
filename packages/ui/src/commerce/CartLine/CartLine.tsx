import type { CartItem } from '@mallard/domain/contract';
import { formatPrice, minor, multiplyMinor } from '@mallard/domain/money';
import { ChevronDown, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import { LinkButton } from '../../actions/Button/LinkButton.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Image } from '../../foundations/Image/Image.tsx';
import { useCommerceWords } from '../../intl/useCommerceWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { DiscountTag } from '../DiscountTag/DiscountTag.tsx';
import { Price } from '../Price/Price.tsx';
import { pictureProps } from '../pictureProps.ts';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx';
import * as styles from './CartLine.css.ts';

export interface CartLineProps {
  line: CartItem;
  /** Where the product is. */
  href: string;
  onSelectionChange: (isSelected: boolean) => void;
  onQuantityChange: (quantity: number) => void;
  onRemove: () => void;
  /** Draws the options as a button that asks for others. */
  onOptionsPress?: (() => void) | undefined;
  /** Where products like this one are, for lines that cannot be bought. */
  similarHref?: string | undefined;
  /** Whether a change is on its way to the server. @default false */
  isPending?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLLIElement> | undefined;
}

/** A line of the cart, a list item. What keeps it from being bought, and what changed since it was put in, stands in words. */
export function CartLine(props: CartLineProps) {
  const { line, href, onSelectionChange, onQuantityChange, onRemove, similarHref, isPending = false } = props;
  const words = useCommerceWords();
  const isGone = line.status === 'soldOut' || line.status === 'offSale';
  const chosen = line.attributes.map(({ value }) => value).join(words.listSeparator);
  return (
    <li
      ref={props.ref}
      className={joinClass(styles.root, props.className)}
      data-unavailable={isGone || undefined}
      aria-busy={isPending}
    >
      <Checkbox
        className={styles.check}
        aria-label={words.selectItem(line.title)}
        isSelected={line.isSelected && !isGone}
        isDisabled={isGone}
        onChange={onSelectionChange}
      />
      <a className={styles.shot} href={href} tabIndex={-1}>
        <Image {...pictureProps(line.image, '104px')} alt={line.title} ratio="1:1" />
      </a>
      <div className={styles.body}>
        <a className={styles.title} href={href}>
          {line.title}
        </a>
        <Options chosen={chosen} title={line.title} onPress={props.onOptionsPress} />
        {!isGone && <DiscountTag variant="outline" price={line.price} original={line.originalPrice} />}
        <Notices line={line} />
      </div>
      <Price
        className={styles.price}
        amount={line.price}
        original={line.originalPrice}
        tone={isGone ? 'inherit' : undefined}
      />
      <div className={styles.quantity}>
        {!isGone && (
          <QuantityStepper
            size="sm"
            label={`${words.quantity} ${line.title}`}
            value={line.quantity}
            max={Math.max(1, Math.min(line.stock, line.limit))}
            maxReason={line.stock < line.limit ? 'stock' : 'limit'}
            isPending={isPending}
            onChange={onQuantityChange}
          />
        )}
        {isGone && similarHref !== undefined && (
          <LinkButton variant="quiet" size="sm" href={similarHref}>
            {words.findSimilar}
          </LinkButton>
        )}
      </div>
      {!isGone && (
        <Price
          className={styles.total}
          size="sm"
          amount={multiplyMinor(line.price, line.quantity)}
          original={line.originalPrice && multiplyMinor(line.originalPrice, line.quantity)}
          showOriginal={false}
        />
      )}
      <IconButton className={styles.remove} label={words.removeItem(line.title)} onPress={onRemove}>
        <Icon glyph={Trash2} />
      </IconButton>
    </li>
  );
}

function Options({ chosen, title, onPress }: { chosen: string; title: string; onPress: (() => void) | undefined }) {
  const words = useCommerceWords();
  if (chosen === '') return null;
  if (!onPress) return <span className={styles.plainOptions}>{chosen}</span>;
  return (
    <button
      type="button"
      className={styles.options}
      aria-haspopup="dialog"
      aria-label={words.changeOptions(title, chosen)}
      onClick={onPress}
    >
      {chosen}
      <Icon glyph={ChevronDown} size="sm" />
    </button>
  );
}

function Notices({ line }: { line: CartItem }) {
  const words = useCommerceWords();
  if (line.status === 'soldOut') return <p className={styles.problem}>{words.lineSoldOut}</p>;
  if (line.status === 'offSale') return <p className={styles.problem}>{words.lineOffSale}</p>;
  const difference = line.price - line.addedPrice;
  const amount = formatPrice(minor(Math.abs(difference)));
  return (
    <>
      {line.status === 'insufficient' && <p className={styles.problem}>{words.lineInsufficient(line.stock)}</p>}
      {difference !== 0 && (
        <p className={styles.change}>{difference < 0 ? words.priceDropped(amount) : words.priceRose(amount)}</p>
      )}
    </>
  );
}
