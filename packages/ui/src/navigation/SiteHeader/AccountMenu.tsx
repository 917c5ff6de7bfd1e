import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Menu, type MenuEntry } from '../../actions/Menu/Menu.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useCommerceWords } from '../../intl/useCommerceWords.ts';
import * as styles from './SiteHeader.css.ts';

export interface AccountMenuProps {
  /** Name to show, the nickname. */
  name: string;
  /** Entries, links mostly; log out is one of them. */
  items: readonly MenuEntry[];
  /** Gets the id of an entry that is not a link. */
  onAction?: ((id: string) => void) | undefined;
}

/** The signed-in shopper's name, with what belongs to them behind it. */
export function AccountMenu({ name, items, onAction }: AccountMenuProps) {
  const words = useCommerceWords();
  const label = words.accountMenu(name);
  return (
    <Menu
      items={items}
      onAction={onAction}
      trigger={
        <Button className={styles.accountLink}>
          <VisuallyHidden>{label}</VisuallyHidden>
          <span aria-hidden="true" className={styles.avatar}>
            {[...name][0]}
          </span>
          <span aria-hidden="true" className={styles.accountName}>
            {name}
          </span>
          <Icon glyph={ChevronDown} size="sm" />
        </Button>
      }
    />
  );
}
