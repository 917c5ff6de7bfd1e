import { Button } from 'react-aria-components/Button';
import { Menu, type MenuEntry } from '../../actions/Menu/Menu.tsx';
import { AccountFace } from './AccountFace.tsx';
import * as styles from './SiteHeader.css.ts';

export interface AccountMenuProps {
  /** Name to show, the nickname. */
  name: string;
  /** Entries, links mostly; log out is one of them. */
  items: readonly MenuEntry[];
  /** Gets the id of an entry that is not a link. */
  onAction?: ((id: string) => void) | undefined;
}

/** The signed-in shopper's name, with what belongs to them behind it. Heavy for a header: load it when it is needed. */
export function AccountMenu({ name, items, onAction }: AccountMenuProps) {
  return (
    <Menu
      items={items}
      onAction={onAction}
      trigger={
        <Button className={styles.accountLink}>
          <AccountFace name={name} />
        </Button>
      }
    />
  );
}
