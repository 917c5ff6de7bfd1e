import { type HTMLAttributes, type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import { ArrowLeft } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { hasModifier } from '../../intl/hasModifier.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './NavBar.css.ts';

export interface NavBarProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'title'> {
  /** Name of the screen. Not a heading, because the screen's `h1` is in its content. */
  title?: ReactNode;
  /** URL of the arrow when there is no history, and before hydration. */
  backHref?: string | undefined;
  /** Called when the arrow is pressed, to go back in history. */
  onBack?: (() => void) | undefined;
  /** Name of the screen that the arrow leads to, added to its accessible name. */
  backTarget?: string | undefined;
  /** Content before the title instead of the arrow: the brand mark on first screens. */
  start?: ReactNode;
  /** Content after the title: `IconButton`s or a ghost `Button`. */
  end?: ReactNode;
  /** Content instead of the title: a `SearchBox`. */
  children?: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
}

/** Bar at the top of a screen, below 1024 px. */
export function NavBar(props: NavBarProps) {
  const { title, backHref, onBack, backTarget, start, end, children, className, ...remainingProps } = props;
  const lead = start ?? <BackArrow href={backHref} onBack={onBack} target={backTarget} />;
  if (children !== undefined) {
    return (
      <header {...remainingProps} className={joinClass(styles.withSearch, className)}>
        {lead}
        <div className={styles.wide}>{children}</div>
        {end}
      </header>
    );
  }
  return (
    <header {...remainingProps} className={joinClass(styles.withTitle, className)}>
      <div className={styles.side}>{lead}</div>
      <div className={styles.title}>{title}</div>
      <div className={styles.sideEnd}>{end}</div>
    </header>
  );
}

interface BackArrowProps {
  href: string | undefined;
  onBack: (() => void) | undefined;
  target: string | undefined;
}

/** A link if it has a URL, so that it works before hydration and opens in a new tab; otherwise a button. */
function BackArrow({ href, onBack, target }: BackArrowProps) {
  const t = useMessages('navigation', 'NavBar');
  const id = useId();
  const look = {
    className: styles.back,
    'aria-label': t('goBack'),
    'aria-describedby': target === undefined ? undefined : id,
  };
  const drawing = (
    <>
      <Icon glyph={ArrowLeft} size="lg" isDirectional />
      {target !== undefined && <VisuallyHidden id={id}>{target}</VisuallyHidden>}
    </>
  );
  if (href === undefined) {
    if (!onBack) return null;
    return (
      <button type="button" {...look} onClick={onBack}>
        {drawing}
      </button>
    );
  }
  function onClick(event: MouseEvent) {
    if (!onBack || hasModifier(event) || event.shiftKey) return;
    event.preventDefault();
    onBack();
  }
  return (
    <a href={href} {...look} onClick={onClick}>
      {drawing}
    </a>
  );
}
