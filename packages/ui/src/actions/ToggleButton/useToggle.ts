import { use } from 'react';
import { AnnouncerContext } from '../../foundations/Announcer/AnnouncerContext.ts';
import {
  type EarlySelected,
  type EarlySelectedOptions,
  useEarlySelected,
} from '../../foundations/EarlyState/useEarlySelected.ts';
import { useMessages } from '../../intl/useMessages.ts';

export interface ToggleOptions extends Omit<EarlySelectedOptions, 'defaultSelected' | 'onRefused'> {
  /** What is on or off. */
  label: string;
  /** Whether it is on at first, when the component keeps that. @default false */
  defaultSelected?: boolean | undefined;
  /** What is said after a rejection. @default "…: not saved, please try again" in the reader's language */
  failedMessage?: string | undefined;
}

/** The logic of `ToggleButton`, for other drawings of it: shows at once what was asked for, and says when it was refused. */
export function useToggle({ label, defaultSelected = false, failedMessage, ...options }: ToggleOptions): EarlySelected {
  const t = useMessages('actions', 'ToggleButton');
  const announce = use(AnnouncerContext);
  return useEarlySelected({
    ...options,
    defaultSelected,
    onRefused: () => announce?.(failedMessage ?? t('failed', { label }), { politeness: 'assertive' }),
  });
}
