import type { ReactNode, Ref } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { X } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { ModalLayer } from '../ModalLayer/ModalLayer.tsx';
import * as styles from './Dialog.css.ts';
import { ScrollingBody } from './ScrollingBody.tsx';

export interface DialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called with `false` when the user closes it. */
  onOpenChange: (isOpen: boolean) => void;
  /** Title of the dialog. */
  title: ReactNode;
  /** The content; it scrolls when it is long. */
  children?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** Width: 400 or 640 px; in windows narrower than 640 px it slides in from the bottom at full width. @default 'sm' */
  size?: styles.DialogVariants['size'];
  /** Whether pressing outside closes it; Escape and the close button always do. @default true */
  isDismissable?: boolean | undefined;
  /** Id of the panel. */
  id?: string | undefined;
  /** Class of the panel. */
  className?: string | undefined;
  /** The panel. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A task to finish or cancel before the user can continue with the page. */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onOpenChange,
    title,
    children,
    footer,
    size,
    isDismissable = true,
    className,
    ref,
    ...remainingProps
  } = props;
  const t = useMessages('feedback', 'Dialog');
  const close = () => onOpenChange(false);
  return (
    <ModalLayer
      {...remainingProps}
      isOpen={isOpen}
      onClose={close}
      isDismissable={isDismissable}
      layerClass={styles.layer}
      className={joinClass(styles.panel({ size }), className)}
      ref={ref}
    >
      {(titleId) => (
        <>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton label={t('close')} className={styles.close} onPress={close}>
              <Icon glyph={X} />
            </IconButton>
          </div>
          {children !== undefined && (
            <ScrollingBody titleId={titleId} className={styles.body}>
              {children}
            </ScrollingBody>
          )}
          {footer && <div className={styles.foot}>{footer}</div>}
        </>
      )}
    </ModalLayer>
  );
}
