import { ArrowLeft } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useWords } from '../../intl/useWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './NavBar.css.ts';
import { navBarWords } from './NavBar.words.ts';

export interface NavBarProps {
  /** Name of the screen. The screen's `h1` stands in its content, so this is not a heading. */
  title?: ReactNode;
  /** Where the arrow leads when there is no history, and before scripts have come. */
  backHref?: string | undefined;
  /** Takes the press of the arrow, to go back in history. */
  onBack?: (() => void) | undefined;
  /** Before the title, in place of the arrow: the mark on first screens. */
  start?: ReactNode;
  /** After the title: `IconButton`s or a ghost `Button`. */
  end?: ReactNode;
  /** In place of the title: a `SearchBox`. */
  children?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Bar at the top of a screen, below 1024 px. */
export function NavBar({ title, backHref, onBack, start, end, children, className, ref }: NavBarProps) {
  const words = useWords(navBarWords);
  const arrow = <Icon glyph={ArrowLeft} size="lg" isDirectional />;
  let back: ReactNode = null;
  if (backHref !== undefined) {
    back = (
      <a
        href={backHref}
        className={styles.back}
        aria-label={words.goBack}
        onClick={(event) => {
          if (!onBack || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onBack();
        }}
      >
        {arrow}
      </a>
    );
  } else if (onBack) {
    back = (
      <button type="button" className={styles.back} aria-label={words.goBack} onClick={onBack}>
        {arrow}
      </button>
    );
  }
  if (children !== undefined) {
    return (
      <header ref={ref} className={joinClass(styles.root({ hasTitle: false }), className)}>
        {start ?? back}
        <div className={styles.wide}>{children}</div>
        {end}
      </header>
    );
  }
  return (
    <header ref={ref} className={joinClass(styles.root({ hasTitle: true }), className)}>
      <div className={styles.side}>{start ?? back}</div>
      <div className={styles.title}>{title}</div>
      <div className={styles.sideEnd}>{end}</div>
    </header>
  );
}
