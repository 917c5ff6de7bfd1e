import type { GuestLine } from '@mallard/offline/queue';
import { Trash2 } from '@mallard/ui/glyphs';
import { Icon } from '@mallard/ui/Icon';
import { IconButton } from '@mallard/ui/IconButton';
import { useMessages } from '@mallard/ui/messages';
import { Skeleton } from '@mallard/ui/Skeleton';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import * as styles from './GuestLinePlaceholder.css.ts';

interface GuestLinePlaceholderProps {
  line: GuestLine;
  state: 'loading' | 'failed' | 'unknown';
  onRemove: () => void;
}

/** A line of the guest cart whose product is not loaded: its stored title and quantity, and a button that removes it. */
export function GuestLinePlaceholder({ line: { quantity, product }, state, onRemove }: GuestLinePlaceholderProps) {
  const { t } = useTranslation(['cart', 'shell']);
  const tCartLine = useMessages('cart', 'CartLine');
  const title = product?.title ?? t('conflicts.unnamedItem');
  if (state === 'loading')
    return (
      <li aria-busy="true" aria-label={title} className={styles.line}>
        <Skeleton shape="square" />
        <div className={styles.skeleton}>
          <Skeleton lines={2} />
          <Skeleton shape="price" />
        </div>
      </li>
    );
  return (
    <li aria-label={title} className={styles.line}>
      <div className={styles.picture} />
      <div className={styles.text}>
        {product ? (
          <a href={paths.product(product.productUuid)} className={styles.title}>
            {title}
          </a>
        ) : (
          <p className={styles.title}>{title}</p>
        )}
        <p className={styles.hint}>{t('shell:times', { count: quantity })}</p>
        <p className={styles.hint}>{t(state === 'failed' ? 'guest.lineFailed' : 'guest.lineUnknown')}</p>
      </div>
      <IconButton label={tCartLine('removeItem', { title })} className={styles.remove} onPress={onRemove}>
        <Icon glyph={Trash2} />
      </IconButton>
    </li>
  );
}
