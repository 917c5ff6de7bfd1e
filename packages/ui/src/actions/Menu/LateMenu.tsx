import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';
import type { MenuEntriesProps } from './MenuEntries.tsx';

interface LateMenuProps
  extends Pick<MenuEntriesProps, 'items'>,
    Pick<IconButtonProps, 'className' | 'isPending' | 'isDisabled' | 'aria-describedby'> {
  /** Name of the button. */
  label: string;
  onAction: (id: string) => void;
}

const load = async () => ({ default: (await import('./MenuOverlay.tsx')).MenuOverlay });
const MenuOverlay = /* @__PURE__ */ lazy(load);

/** A button of three dots; its menu comes when somebody reaches for it, because it is heavier than most pages that have one. */
export function LateMenu({ label, items, onAction, ...rest }: LateMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const reach = () => void load();
  return (
    <>
      <IconButton
        {...rest}
        ref={button}
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
