import { useRef, useState } from 'react';

export interface EarlySelectedOptions {
  /** Whether it is on, when the owner keeps that. */
  isSelected: boolean | undefined;
  /** Whether it is on at first, when the component keeps that. */
  defaultSelected: boolean;
  /** Saves what was asked for; a promise is awaited, anything else has happened already. */
  onChange: ((isSelected: boolean) => unknown) | undefined;
  /** Called when the owner throws or its promise is rejected. */
  onRefused: () => void;
}

/** Something that is on or off, and on its way to being so. */
export interface EarlySelected {
  /** What was asked for last while the owner has not answered, else what the owner says. */
  isOn: boolean;
  /** Whether an answer is still awaited. */
  isSaving: boolean;
  /** Asks for it. */
  ask: (isSelected: boolean) => void;
}

/**
 * Shows what was asked for before the owner has answered.
 *
 * Its own count of open answers, in the place of React's async transitions: all of these on a page end together, so that
 * one answer that never comes would keep every other component busy.
 */
export function useEarlySelected(options: EarlySelectedOptions): EarlySelected {
  const { isSelected, defaultSelected, onChange, onRefused } = options;
  const [{ own, early, open }, setState] = useState({ own: defaultSelected, early: defaultSelected, open: 0 });
  // Answers may overtake one another; what was asked for later stands.
  const order = useRef({ asked: 0, kept: 0 });

  function ask(wanted: boolean) {
    order.current.asked += 1;
    const place = order.current.asked;
    const keep = () => {
      if (place < order.current.kept) return;
      order.current.kept = place;
      setState((state) => ({ ...state, own: wanted }));
    };
    let answer: unknown;
    try {
      answer = onChange?.(wanted);
    } catch {
      onRefused();
      return;
    }
    setState((state) => ({ ...state, early: wanted }));
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
