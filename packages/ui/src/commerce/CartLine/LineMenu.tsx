import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, startTransition, useState } from 'react';
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

const load = async () => ({ default: (await import('../../actions/Menu/Menu.tsx')).Menu });
const Menu = /* @__PURE__ */ lazy(load);

/** The button of a line's menu; the menu comes when somebody reaches for it, because it is heavier than the cart. */
export function LineMenu({ label, items, onAction }: LineMenuProps) {
  const [isAsked, setAsked] = useState(false);
  const face = {
    className: styles.quietIcon,
    label,
    children: <Icon glyph={Ellipsis} />,
  };
  const button = (
    <IconButton
      {...face}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onPress={() => startTransition(() => setAsked(true))}
    />
  );
  if (!isAsked) return button;
  return (
    <Suspense fallback={button}>
      <Menu defaultOpen trigger={<IconButton {...face} />} items={items} onAction={onAction} />
    </Suspense>
  );
}
