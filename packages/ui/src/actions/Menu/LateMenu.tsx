import { useRef, useState } from 'react';
import { Ellipsis } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useLateOverlay } from '../../foundations/useLateOverlay.ts';
import { Hint } from '../IconButton/Hint.tsx';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';
import type { MenuEntriesProps } from './MenuEntries.tsx';

interface LateMenuProps
  extends Pick<MenuEntriesProps, 'items'>,
    Pick<IconButtonProps, 'className' | 'isPending' | 'isDisabled' | 'aria-describedby'> {
  /** Name of the button. */
  label: string;
  onAction: (id: string) => void;
}

/** Where the menu comes from; an object, so that a story can be without it. */
export const menuSource = { load: async () => (await import('./MenuOverlay.tsx')).MenuOverlay };

/** A button of three dots; its menu comes when somebody reaches for it, because it is heavier than most pages that have one. */
export function LateMenu({ label, items, onAction, ...rest }: LateMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  /** The button, after the menu could not be fetched. */
  const [failed, setFailed] = useState<HTMLElement | null>(null);
  const forget = () => setFailed(null);
  const {
    Part: MenuOverlay,
    reach,
    openFailed,
  } = useLateOverlay(menuSource.load, isOpen, () => {
    setOpen(false);
    setFailed(button.current);
  });
  return (
    <>
      <IconButton
        {...rest}
        ref={button}
        label={label}
        // The one would lie on the other.
        hasTooltip={!failed}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={reach}
        onFocus={reach}
        onBlur={forget}
        onPress={() => {
          forget();
          setOpen(true);
        }}
      >
        <Icon glyph={Ellipsis} />
      </IconButton>
      {failed && <Hint button={failed} label={openFailed} side="below" onLeave={forget} />}
      {isOpen && MenuOverlay && (
        <MenuOverlay button={button} label={label} items={items} onAction={onAction} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
