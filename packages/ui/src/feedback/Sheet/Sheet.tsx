import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Heading } from 'react-aria-components/Heading';
import { Sheet as AriaSheet, SheetBackdrop, SheetContent, SheetOverlay } from 'react-aria-components/Sheet';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useWords } from '../../intl/useWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { ScrollingBody } from '../Dialog/ScrollingBody.tsx';
import * as styles from './Sheet.css.ts';
import { sheetWords } from './Sheet.words.ts';

export interface SheetProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called with `false` when its reader closes it. */
  onOpenChange: (isOpen: boolean) => void;
  /** What it is about. */
  title: ReactNode;
  /** The content; it scrolls when it is long. */
  children: ReactNode;
  /** Buttons of the last line, which does not scroll away. */
  footer?: ReactNode;
  /** Edge of the window that it comes from; start and end follow the direction of the text. @default 'bottom' */
  position?: 'bottom' | 'start' | 'end' | undefined;
  /** Heights at which it rests while it is drawn out, pixels or per cent of it; it opens at the first. @default all of it */
  snapPoints?: readonly (number | `${number}%`)[] | undefined;
  /** Whether a swipe, Escape and a press outside leave it open; the close button always asks. @default false */
  preventDismissal?: boolean | undefined;
  /** Id of the panel. */
  id?: string | undefined;
  /** Class of the panel. */
  className?: string | undefined;
  /** The panel. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A panel drawn out from the edge of the window: choices on a phone. It can be swiped away. */
export function Sheet(props: SheetProps) {
  const { isOpen, onOpenChange, title, children, footer, position = 'bottom', snapPoints, ...others } = props;
  const { preventDismissal = false, className, ref, ...rest } = others;
  const words = useWords(sheetWords);
  return (
    <SheetOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      position={position}
      preventDismissal={preventDismissal}
      {...(snapPoints && { snapPoints: [...snapPoints] })}
      className={styles.overlay}
    >
      <SheetBackdrop className={styles.backdrop} swipeAnimation={styles.appear} />
      <AriaSheet
        {...rest}
        {...(ref !== undefined && { ref })}
        stackAnimation={styles.stepBack}
        className={joinClass(styles.panel, className)}
      >
        <SheetContent className={styles.content}>
          <div className={styles.head}>
            <Heading slot="title" className={styles.title}>
              {title}
            </Heading>
            <IconButton label={words.close} onPress={() => onOpenChange(false)}>
              <Icon glyph={X} />
            </IconButton>
          </div>
          <ScrollingBody className={styles.body}>{children}</ScrollingBody>
          {footer !== undefined && <div className={styles.foot}>{footer}</div>}
        </SheetContent>
      </AriaSheet>
    </SheetOverlay>
  );
}
