import type { CartItem } from '@mallard/domain/contract';
import type { PriceFormat } from '@mallard/domain/money';
import { MAX_QUANTITY, quantityBound, quantityLimit } from '@mallard/domain/rules';
import { Radio } from '../../forms/RadioGroup/Radio.tsx';
import { RadioGroup } from '../../forms/RadioGroup/RadioGroup.tsx';
import { Image } from '../../foundations/Image/Image.tsx';
import { pictureProps } from '../../foundations/Image/pictureProps.ts';
import type { Translate } from '../../intl/createTranslate.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { usePriceFormat } from '../../intl/usePriceFormat.ts';
import * as styles from './ConflictDialog.css.ts';
import { type ConflictChoice, isShort } from './conflictChoices.ts';

interface ConflictRowProps {
  line: CartItem;
  choices: readonly ConflictChoice[];
  value: ConflictChoice;
  onChange: (choice: ConflictChoice) => void;
  isDisabled: boolean;
}

/** One line with its problem and the options to resolve it. */
export function ConflictRow({ line, choices, value, onChange, isDisabled }: ConflictRowProps) {
  const t = useMessages('checkout', 'ConflictDialog');
  const format = usePriceFormat();
  const labels: Record<ConflictChoice, string> = {
    keep: t('keep'),
    reduce: t('reduce', { stock: quantityLimit(line.stock, line.limit) }),
    later: t('saveForLater'),
    remove: t('remove'),
  };
  return (
    <li className={styles.row}>
      <Image {...pictureProps(line.image, '56px')} alt="" ratio="1:1" radius="md" className={styles.picture} />
      <RadioGroup
        className={styles.group}
        label={line.title}
        description={problemOf(line, t, format)}
        orientation="horizontal"
        value={value}
        isDisabled={isDisabled}
        onChange={(next) => {
          const choice = choices.find((candidate) => candidate === next);
          if (choice) onChange(choice);
        }}
      >
        {choices.map((choice) => (
          <Radio key={choice} value={choice}>
            {labels[choice]}
          </Radio>
        ))}
      </RadioGroup>
    </li>
  );
}

function problemOf(line: CartItem, t: Translate<'checkout', 'ConflictDialog'>, format: PriceFormat): string {
  if (line.status === 'offSale') return t('offSale');
  if (line.status === 'soldOut' || (isShort(line) && line.stock === 0)) return t('soldOut');
  if (isShort(line)) {
    const isLimited = quantityBound(line.stock, line.limit) === 'limit';
    return isLimited
      ? t(line.quantity > MAX_QUANTITY ? 'overLimit' : 'overLimitSelected', {
          quantity: line.quantity,
          limit: line.limit,
        })
      : t(line.quantity > MAX_QUANTITY ? 'insufficient' : 'insufficientSelected', {
          quantity: line.quantity,
          stock: line.stock,
        });
  }
  const [from, to] = [format.format(line.addedPrice), format.format(line.price)];
  return line.price > line.addedPrice ? t('priceIncreased', { from, to }) : t('priceDecreased', { from, to });
}
