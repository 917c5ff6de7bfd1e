import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import type { MenuEntry } from '../../actions/Menu/Menu.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import * as styles from './CartLine.css.ts';

interface LineMenuProps {
  /** Name of the button. */
  label: string;
  items: readonly MenuEntry[];
  onAction: (id: string) => void;
}

const load = async () => ({ default: (await import('../../actions/Menu/MenuOverlay.tsx')).MenuOverlay });
const MenuOverlay = /* @__PURE__ */ lazy(load);

/** The button of a line's menu; the menu comes when somebody reaches for it, because it is heavier than the cart. */
export function LineMenu({ label, items, onAction }: LineMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const reach = () => void load();
  return (
    <>
      <IconButton
        ref={button}
        className={styles.quietIcon}
        label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={reach}
        onFocus={reach}
        onPress={() => setOpen(true)}
      >
        <Icon glyph={Ellipsis} />
      </IconButton>
      <Suspense>
        {isOpen && (
          <MenuOverlay button={button} label={label} items={items} onAction={onAction} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
