import type { ReactNode, Ref } from 'react';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { replayPreHydrationTick } from '../../foundations/PreHydration/replayPreHydrationTick.ts';
import { useOptimisticSelected } from '../../foundations/useOptimisticSelected.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { FieldHelp } from '../Field/FieldHelp.tsx';
import type { NativeToggleProps } from '../Field/FieldProps.ts';
import { useField } from '../Field/useField.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends NativeToggleProps {
  /** Name under which the form submits the value and finds its errors. */
  name?: string | undefined;
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
    ...fieldProps
  } = props;
  const t = useMessages('forms', 'Switch');
  const announce = useAnnounce();
  const { field, rootProps, inputProps } = useField(fieldProps);
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
    <div {...rootProps} className={joinClass(styles.root, props.className)}>
      <label htmlFor={field.ids.control} className={children === undefined ? styles.alone : styles.row}>
        {children !== undefined && <span>{children}</span>}
        <input
          {...inputProps}
          ref={replayPreHydrationTick}
          aria-busy={isBusy || undefined}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: the native checkbox exposes its own state
          role="switch"
          checked={isOn}
          className={styles.track}
          onChange={(event) => turn(event.target.checked)}
        />
      </label>
      <FieldHelp field={field} className={styles.description} />
    </div>
  );
}
