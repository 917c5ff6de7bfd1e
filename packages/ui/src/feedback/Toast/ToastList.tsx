import type { RefObject } from 'react';
import { Toast } from './Toast.tsx';
import type { ToastMessage } from './ToastContext.ts';
import { usePaused } from './usePaused.ts';
import { useRegionKey } from './useRegionKey.ts';

export interface QueuedToast extends ToastMessage {
  key: string;
  /** Which call of `show` it came from: said again, it begins anew and is read out again. */
  turn: number;
}

export interface ToastListProps {
  region: RefObject<HTMLElement | null>;
  shown: readonly QueuedToast[];
  onDismiss: (key: string) => void;
}

/** The messages of the region that are seen, and what keys and pointer do with them. */
export function ToastList({ region, shown, onDismiss }: ToastListProps) {
  const isPaused = usePaused(region);
  useRegionKey(
    region,
    shown.map(({ turn }) => turn),
  );
  return shown.map(({ key, turn, ...toast }) => (
    <Toast key={turn} {...toast} isPaused={isPaused} onDismiss={() => onDismiss(key)} />
  ));
}
