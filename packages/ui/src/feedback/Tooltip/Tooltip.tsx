import type { ReactNode, Ref } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { pressable } from '../../actions/Button/pressable.tsx';
import { AriaProvider } from '../../foundations/MallardProvider/AriaProvider.tsx';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps {
  /** Text of the tooltip, one to five words. It is not visible on touch screens, so nothing may depend on it. */
  label: string;
  /** One focusable control, an `IconButton`. */
  children: ReactNode;
  /** Preferred side of the control; flips where there is no room. @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  /** Milliseconds of hovering before it appears; keyboard focus shows it at once. @default 600 */
  delay?: number | undefined;
  /** Whether it never appears. @default false */
  isDisabled?: boolean | undefined;
  /** Id of the tooltip. */
  id?: string | undefined;
  /** Class of the tooltip. */
  className?: string | undefined;
  /** The tooltip element. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Shows the name of an icon control on hover and on keyboard focus. */
export function Tooltip(props: TooltipProps) {
  const {
    label,
    children,
    placement = 'top',
    delay = 600,
    isDisabled = false,
    className,
    ref,
    ...remainingProps
  } = props;
  return (
    <AriaProvider>
      <TooltipTrigger delay={delay} closeDelay={150} isDisabled={isDisabled}>
        {pressable(children)}
        <AriaTooltip
          {...remainingProps}
          {...(ref !== undefined && { ref })}
          placement={placement}
          offset={8}
          containerPadding={8}
          className={joinClass(styles.root, className)}
        >
          {label}
        </AriaTooltip>
      </TooltipTrigger>
    </AriaProvider>
  );
}
