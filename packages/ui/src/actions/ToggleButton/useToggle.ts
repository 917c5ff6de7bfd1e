import { use } from 'react';
import { AnnouncerContext } from '../../foundations/Announcer/AnnouncerContext.ts';
import {
  type OptimisticSelected,
  type OptimisticSelectedOptions,
  useOptimisticSelected,
} from '../../foundations/useOptimisticSelected.ts';
import { useMessages } from '../../intl/useMessages.ts';

export interface ToggleOptions extends Omit<OptimisticSelectedOptions, 'defaultSelected' | 'onRefused'> {
  /** Name of the state. */
  label: string;
  /** Whether it is on at first, when uncontrolled. @default false */
  defaultSelected?: boolean | undefined;
  /** Announced after a rejection. @default "…: not saved, please try again" in the reader's language */
  failedMessage?: string | undefined;
}

/** The logic of `ToggleButton` for other looks: shows the requested state at once, and announces a rejection. */
export function useToggle({
  label,
  defaultSelected = false,
  failedMessage,
  ...options
}: ToggleOptions): OptimisticSelected {
  const t = useMessages('actions', 'ToggleButton');
  const announce = use(AnnouncerContext);
  return useOptimisticSelected({
    ...options,
    defaultSelected,
    onRefused: () => announce?.(failedMessage ?? t('failed', { label }), { politeness: 'assertive' }),
  });
}
