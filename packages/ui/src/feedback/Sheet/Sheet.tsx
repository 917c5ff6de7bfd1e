import type { CSSProperties, ReactNode, Ref } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { X } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { ScrollingBody } from '../Dialog/ScrollingBody.tsx';
import { ModalLayer } from '../ModalLayer/ModalLayer.tsx';
import * as styles from './Sheet.css.ts';
import { restStyle, type SnapPoint } from './swipeGeometry.ts';
import { type SwipeOptions, useSwipe } from './useSwipe.ts';

export interface SheetProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called with `false` when the user closes it. */
  onOpenChange: (isOpen: boolean) => void;
  /** Title of the sheet. */
  title: ReactNode;
  /** The content; it scrolls when it is long. */
  children: ReactNode;
  /** Buttons in the last line, which does not scroll. */
  footer?: ReactNode;
  /** Edge of the window that it slides in from; start and end follow the text direction. @default 'bottom' */
  position?: 'bottom' | 'start' | 'end' | undefined;
  /** Resting heights, in pixels or percent of the sheet; it opens at the first. @default fully open */
  snapPoints?: readonly SnapPoint[] | undefined;
  /**
   * Whether a swipe, Escape and a press outside leave it open; the close button always requests to
   * close. @default false
   */
  preventDismissal?: boolean | undefined;
  /** Id of the panel. */
  id?: string | undefined;
  /** Class of the panel. */
  className?: string | undefined;
  /** The panel. */
  ref?: Ref<HTMLDivElement> | undefined;
}

const everything = ['100%'] as const;

/** A panel that slides in from an edge of the window: options on a phone. A swipe closes it. */
export function Sheet(props: SheetProps) {
  const {
    isOpen,
    onOpenChange,
    title,
    children,
    footer,
    position = 'bottom',
    snapPoints = everything,
    preventDismissal: isHeld = false,
    className,
    ref,
    ...elementProps
  } = props;
  const close = () => onOpenChange(false);
  return (
    <ModalLayer
      {...elementProps}
      isOpen={isOpen}
      onClose={close}
      isDismissable={!isHeld}
      isKeyboardDismissDisabled={isHeld}
      data-position={position}
      layerClass={styles.layer}
      className={joinClass(styles.panel, className)}
      style={{ '--rest': restStyle(snapPoints[0] ?? '100%') } as CSSProperties}
      ref={ref}
    >
      {(titleId, panel) => (
        <>
          <Swipe panel={panel} edge={position} snapPoints={snapPoints} isDismissable={!isHeld} onDismiss={close} />
          {position === 'bottom' && <div className={styles.grabBar} />}
          <Head titleId={titleId} title={title} onClose={close} />
          <ScrollingBody titleId={titleId} className={styles.body}>
            {children}
          </ScrollingBody>
          {footer && <div className={styles.foot}>{footer}</div>}
        </>
      )}
    </ModalLayer>
  );
}

/** Handles swipes while the panel is mounted. */
function Swipe(options: SwipeOptions): null {
  useSwipe(options);
  return null;
}

function Head({ titleId, title, onClose }: { titleId: string | undefined; title: ReactNode; onClose: () => void }) {
  const t = useMessages('feedback', 'Sheet');
  return (
    <div className={styles.head}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <IconButton label={t('close')} onPress={onClose}>
        <Icon glyph={X} />
      </IconButton>
    </div>
  );
}
