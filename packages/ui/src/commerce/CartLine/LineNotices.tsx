import { formatPrice, minor } from '@mallard/domain/money';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { sharedWords } from '../../intl/sharedWords.ts';
import { useWords } from '../../intl/useWords.ts';
import * as styles from './CartLine.css.ts';
import { cartLineWords } from './CartLine.words.ts';
import type { CartLineItem } from './CartLineItem.ts';
import { stockNotice } from './stockNotice.ts';

interface LineNoticesProps {
  line: CartLineItem;
  isQueued: boolean;
  errorMessage: string | undefined;
  onRetry: (() => void) | undefined;
  children: ReactNode;
}

/** What keeps a line from being bought, what changed since it was put in, and what became of the last change. */
export function LineNotices({ line, isQueued, errorMessage, onRetry, children }: LineNoticesProps) {
  const words = useWords(cartLineWords);
  const { retry } = useWords(sharedWords);
  return (
    <>
      <Standing line={line} />
      {isQueued && (
        <p className={styles.queued}>
          <Icon glyph={CloudOff} size="sm" />
          {words.queued}
        </p>
      )}
      {errorMessage !== undefined && (
        <div className={styles.failure}>
          <p role="alert" className={styles.problem}>
            {errorMessage}
          </p>
          {onRetry && (
            <Button variant="quiet" size="sm" onPress={onRetry}>
              {retry}
            </Button>
          )}
        </div>
      )}
      {children}
    </>
  );
}

function Standing({ line }: { line: CartLineItem }) {
  const { status, stock, price, addedPrice } = line;
  const words = useWords(cartLineWords);
  if (status === 'soldOut') return <p className={styles.problem}>{words.soldOut}</p>;
  if (status === 'offSale') return <p className={styles.problem}>{words.offSale}</p>;
  const difference = price - addedPrice;
  const amount = formatPrice(minor(Math.abs(difference)));
  const notice = stockNotice(line);
  return (
    <>
      {notice === 'short' && <p className={styles.problem}>{words.insufficient(stock)}</p>}
      {notice === 'few' && <p className={styles.change}>{words.lowStock(stock)}</p>}
      {difference !== 0 && (
        <p className={difference < 0 ? styles.good : styles.change}>
          {difference < 0 ? words.priceDropped(amount) : words.priceRose(amount)}
        </p>
      )}
    </>
  );
}
