import type { ReactNode, Ref } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { pressable } from '../../actions/Button/pressable.tsx';
import { AriaProvider } from '../../foundations/MallardProvider/AriaProvider.tsx';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps {
  /** What it says: a name of one to five words. Nobody sees it on a touch screen, so nothing may depend on it. */
  label: string;
  /** One control that can have the focus, an `IconButton`. */
  children: ReactNode;
  /** Side of the control; the other one where there is no room. @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  /** Milliseconds under the pointer before it appears; keyboard focus shows it at once. @default 600 */
  delay?: number | undefined;
  /** Whether it never appears. @default false */
  isDisabled?: boolean | undefined;
  /** Id of the hint. */
  id?: string | undefined;
  /** Class of the hint. */
  className?: string | undefined;
  /** The hint. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Shows the name of a control that is only a drawing, to the pointer and to keyboard focus. */
export function Tooltip(props: TooltipProps) {
  const { label, children, placement = 'top', delay = 600, isDisabled = false, className, ref, ...rest } = props;
  return (
    <AriaProvider>
      <TooltipTrigger delay={delay} closeDelay={150} isDisabled={isDisabled}>
        {pressable(children)}
        <AriaTooltip
          {...rest}
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
