import { useRef, useState } from 'react';

export interface OptimisticSelectedOptions {
  /** Whether it is on, when controlled. */
  isSelected: boolean | undefined;
  /** Whether it is on at first, when uncontrolled. */
  defaultSelected: boolean;
  /** Saves the requested state. A returned promise is awaited; any other value counts as saved. */
  onChange: ((isSelected: boolean) => unknown) | undefined;
  /** Called when `onChange` throws or its promise is rejected. */
  onRefused: () => void;
}

/** An on/off state with optimistic updates. */
export interface OptimisticSelected {
  /** The latest requested state while a promise is pending; otherwise the saved state. */
  isOn: boolean;
  /** Whether a promise is pending. */
  isSaving: boolean;
  /** Requests a state. */
  ask: (isSelected: boolean) => void;
}

/**
 * Shows a requested state before it is saved.
 *
 * Counts pending promises itself, without React's async transitions: all transitions on a page end
 * together, so one promise that never settles would keep every component busy.
 */
export function useOptimisticSelected(options: OptimisticSelectedOptions): OptimisticSelected {
  const { isSelected, defaultSelected, onChange, onRefused } = options;
  const [{ own, early, open }, setState] = useState({ own: defaultSelected, early: defaultSelected, open: 0 });
  // Promises may settle out of order; the latest request wins.
  const order = useRef({ asked: 0, kept: 0 });

  function ask(requested: boolean) {
    order.current.asked += 1;
    const requestNumber = order.current.asked;
    const keep = () => {
      if (requestNumber < order.current.kept) return;
      order.current.kept = requestNumber;
      setState((state) => ({ ...state, own: requested }));
    };
    let answer: unknown;
    try {
      answer = onChange?.(requested);
    } catch {
      onRefused();
      return;
    }
    setState((state) => ({ ...state, early: requested }));
    if (!isThenable(answer)) {
      keep();
      return;
    }
    setState((state) => ({ ...state, open: state.open + 1 }));
    answer.then(keep, onRefused).then(() => setState((state) => ({ ...state, open: state.open - 1 })));
  }

  return { isOn: open > 0 ? early : (isSelected ?? own), isSaving: open > 0, ask };
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}
