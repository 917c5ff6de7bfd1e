import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { Overlay } from 'react-aria/Overlay';
import { useDialog } from 'react-aria/useDialog';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { useTapGuard } from '../../foundations/TapGuard/useTapGuard.ts';
import { useOwnRef } from '../../foundations/useOwnRef.ts';
import { isComposing } from '../../intl/isComposing.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './ModalLayer.css.ts';
import { useCloseRequest } from './useCloseRequest.ts';
import { useIsEntering } from './useIsEntering.ts';
import { useKeyboardHeight } from './useKeyboardHeight.ts';
import { usePresence } from './usePresence.ts';

export interface ModalLayerProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when the user closes it. */
  onClose: () => void;
  /** ARIA role. @default 'dialog' */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Accessible name, when no title is rendered. */
  'aria-label'?: string | undefined;
  /** Id of the text that describes it. */
  'aria-describedby'?: string | undefined;
  /** Whether pressing outside closes it. @default false */
  isDismissable?: boolean | undefined;
  /** Whether Escape leaves it open. @default false */
  isKeyboardDismissDisabled?: boolean | undefined;
  /** Class of the backdrop over the page, which has `data-leaving` while it closes. */
  layerClass: string;
  /** Class of the panel, the layer's only child. */
  className: string;
  style?: CSSProperties | undefined;
  /** Element to focus first, when `autoFocus` would run too early for the browser. @default the panel */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Id of the panel. */
  id?: string | undefined;
  /** The panel. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Renders the content; receives the id for its title, and the panel. */
  children: (titleId: string | undefined, panel: RefObject<HTMLDivElement | null>) => ReactNode;
}

/**
 * A modal layer. It traps the focus and returns it, hides the rest of the page from screen readers
 * and stops it from scrolling. It closes on Escape, and on Back where the system or the application
 * supports that. Its look is defined by the given classes.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function ModalLayer({ isOpen, ...elementProps }: ModalLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const isPresent = usePresence(isOpen, layer);
  if (!isPresent) return null;
  return (
    <Overlay isExiting={!isOpen}>
      <Panel {...elementProps} isOpen={isOpen} layer={layer} />
    </Overlay>
  );
}

interface PanelProps extends ModalLayerProps {
  layer: RefObject<HTMLDivElement | null>;
}

/** The parent controls the state: nothing in the layer opens it. */
const keptElsewhere = { open() {}, toggle() {}, setOpen() {}, point: null, setPoint() {} };

function Panel(props: PanelProps) {
  const {
    isOpen,
    onClose,
    layer,
    layerClass,
    className,
    ref,
    children,
    role = 'dialog',
    isDismissable = false,
    isKeyboardDismissDisabled = false,
    initialFocus,
    ...elementProps
  } = props;
  const { 'aria-label': label, 'aria-describedby': description } = elementProps;
  const panel = useOwnRef(ref);
  const state = { ...keptElsewhere, isOpen, close: onClose };
  const isEntering = useIsEntering(isOpen, () => {
    if (!isKeyboardDismissDisabled) onClose();
  });
  useCloseRequest(isOpen, !isKeyboardDismissDisabled, onClose);
  useTapGuard(isOpen);
  // The layer stays in the document for a while after it closes.
  useTapGuard(true);
  const { modalProps } = useModalOverlay({ isDismissable, isKeyboardDismissDisabled, isEntering }, state, panel);
  const { dialogProps, titleProps } = useDialog(
    {
      role,
      isEntering,
      ...(label !== undefined && { 'aria-label': label }),
      ...(description && { 'aria-describedby': description }),
    },
    panel,
  );
  // Runs after `useDialog`, which focuses the panel when nothing in it has the focus.
  useEffect(() => {
    if (isEntering) return;
    const { activeElement } = document;
    const isWithin = activeElement !== panel.current && panel.current?.contains(activeElement);
    if (!isWithin) initialFocus?.current?.focus();
  }, [initialFocus, isEntering]);
  useKeyboardHeight(layer);
  return (
    <div
      ref={layer}
      data-modal-layer=""
      className={joinClass(styles.layer, layerClass)}
      {...(!isOpen && { 'data-leaving': true })}
      // Otherwise a layer below, if it is painted later than this one opens, would hide it for good.
      {...(isOpen && isEntering && { 'data-react-aria-top-layer': true })}
    >
      <div
        {...elementProps}
        {...modalProps}
        {...dialogProps}
        ref={panel}
        className={className}
        onKeyDownCapture={leaveInputMethodAlone}
      >
        {children(titleProps.id, panel)}
      </div>
    </div>
  );
}

/** An Escape that cancels a composition must not close the layer. */
function leaveInputMethodAlone(event: KeyboardEvent): void {
  if (event.key === 'Escape' && isComposing(event.nativeEvent)) event.stopPropagation();
}
