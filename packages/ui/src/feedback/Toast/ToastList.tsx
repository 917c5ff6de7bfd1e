import type { RefObject } from 'react';
import { Toast } from './Toast.tsx';
import type { ToastMessage } from './ToastContext.ts';
import { usePaused } from './usePaused.ts';
import { usePlacement } from './usePlacement.ts';
import { useRegionKey } from './useRegionKey.ts';

export type QueuedToast = ToastMessage & {
  key: string;
  /** Which call of `show` it came from: said again, it begins anew and is read out again. */
  turn: number;
};

export interface ToastListProps {
  region: RefObject<HTMLElement | null>;
  shown: readonly QueuedToast[];
  onDismiss: (key: string) => void;
}

/** The messages of the region that are seen, and what keys and pointer do with them. */
export function ToastList({ region, shown, onDismiss }: ToastListProps) {
  const turns = shown.map(({ turn }) => turn);
  const isPaused = usePaused(region, turns.join());
  useRegionKey(region, turns);
  usePlacement(region, turns.join());
  return shown.map((toast) => (
    <Toast key={toast.turn} toast={toast} isPaused={isPaused} onDismiss={() => onDismiss(toast.key)} />
  ));
}
