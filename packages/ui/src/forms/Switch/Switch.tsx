import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { takeEarlyTick } from '../../foundations/EarlyState/takeEarlyTick.ts';
import { useEarlySelected } from '../../foundations/EarlyState/useEarlySelected.ts';
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
  /** What is on or off; without it give `aria-label`. */
  children?: ReactNode;
  /** Whether it is on, when the owner keeps that. */
  isSelected?: boolean | undefined;
  /** Whether it is on at first, when the switch keeps that. @default false */
  defaultSelected?: boolean | undefined;
  /**
   * Called with what was asked for. While a returned promise is open the switch shows that already and takes no other press;
   * when it is rejected the switch goes back and says so.
   */
  onChange?: ((isSelected: boolean) => unknown) | undefined;
  /** What is said after a rejection. @default "Not saved, please try again" in the reader's language */
  failedMessage?: string | undefined;
  /** A sentence below the words. */
  description?: string | undefined;
  /** What is wrong and how to mend it. */
  errorMessage?: string | undefined;
  /** Whether a change is on its way by the owner's account. @default false */
  isPending?: boolean | undefined;
  /** Whether it cannot be changed. @default false */
  isDisabled?: boolean | undefined;
  /** The element round words, switch and help. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Turns a setting on and off at once. */
export function Switch(props: SwitchProps) {
  const {
    children,
    isSelected,
    defaultSelected = false,
    onChange,
    failedMessage,
    isPending = false,
    ...others
  } = props;
  const { description, errorMessage, isDisabled, id, name, ref, className, ...rest } = others;
  const [rootProps, inputProps] = splitRootProps(rest);
  const t = useMessages('forms', 'Switch');
  const announce = useAnnounce();
  const field = useField({ name, description, errorMessage, isDisabled }, id);
  const { isOn, isSaving, ask } = useEarlySelected({
    isSelected,
    defaultSelected,
    onChange,
    onRefused: () => announce(failedMessage ?? t('failed'), { politeness: 'assertive' }),
  });
  const isBusy = isPending || isSaving;

  function turn(wanted: boolean) {
    if (isBusy) return;
    field.onMend();
    ask(wanted);
  }

  return (
    <div {...rootProps} ref={ref} className={joinClass(styles.root, className)}>
      <label htmlFor={field.ids.control} className={children === undefined ? styles.alone : styles.row}>
        {children !== undefined && <span>{children}</span>}
        <input
          {...inputProps}
          {...field.controlProps}
          ref={takeEarlyTick}
          aria-describedby={field.describedBy(rest['aria-describedby'])}
          aria-busy={isBusy || undefined}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: the native box says by itself whether it is checked
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
