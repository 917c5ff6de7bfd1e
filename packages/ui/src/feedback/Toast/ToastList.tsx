import type { RefObject } from 'react';
import type { ToastMessage } from '../../foundations/ToastContext.ts';
import { Toast } from './Toast.tsx';
import { usePaused } from './usePaused.ts';
import { usePlacement } from './usePlacement.ts';
import { useRegionKey } from './useRegionKey.ts';

export type QueuedToast = ToastMessage & {
  key: string;
  /** Number of the `show` call: a repeated message restarts its timer and is announced again. */
  turn: number;
};

export interface ToastListProps {
  region: RefObject<HTMLElement | null>;
  shown: readonly QueuedToast[];
  onDismiss: (key: string) => void;
}

/** The visible messages, with their keyboard and pointer handling. */
export function ToastList({ region, shown, onDismiss }: ToastListProps) {
  const turns = shown.map(({ turn }) => turn);
  const isPaused = usePaused(region, turns.join());
  useRegionKey(region, turns);
  usePlacement(region, turns.join());
  return shown.map((toast) => (
    <Toast key={toast.turn} toast={toast} isPaused={isPaused} onDismiss={() => onDismiss(toast.key)} />
  ));
}
