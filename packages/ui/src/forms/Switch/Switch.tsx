import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { replayPreHydrationTick } from '../../foundations/PreHydration/replayPreHydrationTick.ts';
import { useOptimisticSelected } from '../../foundations/useOptimisticSelected.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { FieldError } from '../Field/FieldError.tsx';
import { splitRootProps } from '../Field/splitRootProps.ts';
import { useField } from '../Field/useField.ts';
import * as styles from './Switch.css.ts';

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'style' | 'children' | 'checked' | 'defaultChecked' | 'onChange' | 'type' | 'role' | 'size' | 'disabled' | 'required'
>;

export interface SwitchProps extends NativeProps {
  /** The label; without it, set `aria-label`. */
  children?: ReactNode;
  /** Whether it is on, when controlled. */
  isSelected?: boolean | undefined;
  /** Whether it is on at first, when uncontrolled. @default false */
  defaultSelected?: boolean | undefined;
  /**
   * Called with the requested state. While a returned promise is pending, the switch shows that
   * state and ignores presses. When it rejects, the switch reverts and announces it.
   */
  onChange?: ((isSelected: boolean) => unknown) | undefined;
  /** Announced after a rejection. @default "Not saved, please try again" in the reader's language */
  failedMessage?: string | undefined;
  /** Help text below the label. */
  description?: string | undefined;
  /** What is wrong and how to fix it. */
  errorMessage?: string | undefined;
  /** Whether the parent is saving a change. @default false */
  isPending?: boolean | undefined;
  /** Whether it cannot be changed. @default false */
  isDisabled?: boolean | undefined;
  /** The root element, around label, switch and help. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Turns a setting on and off immediately. */
export function Switch(props: SwitchProps) {
  const {
    children,
    isSelected,
    defaultSelected = false,
    onChange,
    failedMessage,
    isPending = false,
    ...remainingProps
  } = props;
  const { description, errorMessage, isDisabled, id, name, ref, className, ...elementProps } = remainingProps;
  const [rootProps, inputProps] = splitRootProps(elementProps);
  const t = useMessages('forms', 'Switch');
  const announce = useAnnounce();
  const field = useField({ name, description, errorMessage, isDisabled }, id);
  const { isOn, isSaving, ask } = useOptimisticSelected({
    isSelected,
    defaultSelected,
    onChange,
    onRefused: () => announce(failedMessage ?? t('failed'), { politeness: 'assertive' }),
  });
  const isBusy = isPending || isSaving;

  function turn(requested: boolean) {
    if (isBusy) return;
    field.onEdit();
    ask(requested);
  }

  return (
    <div {...rootProps} ref={ref} className={joinClass(styles.root, className)}>
      <label htmlFor={field.ids.control} className={children === undefined ? styles.alone : styles.row}>
        {children !== undefined && <span>{children}</span>}
        <input
          {...inputProps}
          {...field.controlProps}
          ref={replayPreHydrationTick}
          aria-describedby={field.describedBy(elementProps['aria-describedby'])}
          aria-busy={isBusy || undefined}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: the native checkbox exposes its own state
          role="switch"
          checked={isOn}
          className={styles.track}
          onChange={(event) => turn(event.target.checked)}
        />
      </label>
      {description && (
        <p id={field.ids.description} className={styles.description}>
          {description}
        </p>
      )}
      <FieldError id={field.ids.error}>{field.error}</FieldError>
    </div>
  );
}
