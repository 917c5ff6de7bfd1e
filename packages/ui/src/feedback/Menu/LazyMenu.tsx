import { useRef, useState } from 'react';
import { Hint } from '../../actions/IconButton/Hint.tsx';
import { IconButton, type IconButtonProps } from '../../actions/IconButton/IconButton.tsx';
import { Ellipsis } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useLazyOverlay } from '../../foundations/useLazyOverlay.ts';
import type { MenuEntriesProps } from './MenuEntries.tsx';

interface LazyMenuProps
  extends Pick<MenuEntriesProps, 'items'>,
    Pick<IconButtonProps, 'className' | 'isPending' | 'isDisabled' | 'aria-describedby'> {
  /** Name of the button. */
  label: string;
  onAction: (id: string) => void;
}

/** Loads the menu; an object, so that stories can replace the function. */
export const menuSource = { load: async () => (await import('./MenuOverlay.tsx')).MenuOverlay };

/**
 * A button of three dots. Its menu is loaded when a user is about to press it, because it is
 * heavier than most pages with one.
 */
export function LazyMenu({ label, items, onAction, ...remainingProps }: LazyMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  /** The button whose menu could not be loaded. */
  const [failed, setFailed] = useState<HTMLElement | null>(null);
  const forget = () => setFailed(null);
  const {
    Part: MenuOverlay,
    reach,
    openFailed,
  } = useLazyOverlay(menuSource.load, isOpen, () => {
    setOpen(false);
    setFailed(button.current);
  });
  return (
    <>
      <IconButton
        {...remainingProps}
        ref={button}
        label={label}
        // Otherwise the tooltip would cover the error.
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
