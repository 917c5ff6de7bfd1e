import type { HTMLAttributes, Ref } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Popover } from '../../feedback/Popover/Popover.tsx';
import { Check, CircleHelp } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { listRole } from '../../foundations/listRole.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './ServiceList.css.ts';

/** A promise of a shop about a product. */
export interface ServicePromise {
  /** Identifies the promise. */
  id: string;
  /** A few words: "Free shipping". */
  label: string;
  /** The exact promise, in a sentence or two. */
  description?: string | undefined;
}

export interface ServiceListProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'style' | 'aria-label' | 'aria-labelledby'> {
  /** The promises, most important first. Renders nothing without any. */
  services: readonly ServicePromise[];
  /** Accessible name of the list. @default "What we promise" in the reader's language */
  label?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A shop's promises about a product, in a line; details on demand. */
export function ServiceList({ services, label, className, ...remainingProps }: ServiceListProps) {
  const t = useMessages('product', 'ServiceList');
  const explained = services.filter(({ description }) => description !== undefined);
  if (services.length === 0) return null;
  return (
    <div {...remainingProps} className={joinClass(styles.root, className)}>
      <ul {...listRole} aria-label={label ?? t('services')} className={styles.list}>
        {services.map((service) => (
          <li key={service.id} className={styles.item}>
            <Icon glyph={Check} size="sm" className={styles.tick} />
            <span>{service.label}</span>
          </li>
        ))}
      </ul>
      {explained.length > 0 && (
        <Popover
          title={label ?? t('services')}
          placement="bottom end"
          trigger={
            <IconButton size="sm" label={t('details')}>
              <Icon glyph={CircleHelp} />
            </IconButton>
          }
        >
          <dl className={styles.details}>
            {explained.map((service) => (
              <div key={service.id}>
                <dt className={styles.name}>{service.label}</dt>
                <dd className={styles.text}>{service.description}</dd>
              </div>
            ))}
          </dl>
        </Popover>
      )}
    </div>
  );
}
