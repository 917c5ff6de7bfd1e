import { useRef, useState } from 'react';
import { Ellipsis } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useLateOverlay } from '../../foundations/useLateOverlay.ts';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';
import type { MenuEntriesProps } from './MenuEntries.tsx';

interface LateMenuProps
  extends Pick<MenuEntriesProps, 'items'>,
    Pick<IconButtonProps, 'className' | 'isPending' | 'isDisabled' | 'aria-describedby'> {
  /** Name of the button. */
  label: string;
  onAction: (id: string) => void;
}

const load = async () => (await import('./MenuOverlay.tsx')).MenuOverlay;

/** A button of three dots; its menu comes when somebody reaches for it, because it is heavier than most pages that have one. */
export function LateMenu({ label, items, onAction, ...rest }: LateMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { Part: MenuOverlay, reach } = useLateOverlay(load, isOpen, () => setOpen(false));
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
      {isOpen && MenuOverlay && (
        <MenuOverlay button={button} label={label} items={items} onAction={onAction} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
