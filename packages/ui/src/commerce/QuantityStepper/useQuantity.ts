import { useCallback, useEffect, useRef, useState } from 'react';
import { afterPress } from '../../foundations/TapGuard/afterPress.ts';
import { parseQuantity } from './parseQuantity.ts';

/** Why the quantity cannot be higher. */
export type QuantityLimit = 'stock' | 'limit';
/** The end of the range that a request exceeded. */
export type QuantityStop = QuantityLimit | 'min';

export interface QuantityOptions {
  /** Quantity, when controlled. */
  value?: number | undefined;
  /** Initial quantity, when uncontrolled. @default `min` */
  defaultValue?: number | undefined;
  /** Called with the requested quantity, never with a difference: a lost or repeated call is harmless. */
  onChange?: ((quantity: number) => void) | undefined;
  /** Minimum quantity. @default 1 */
  min?: number | undefined;
  /** Maximum quantity: stock or purchase limit, whichever is lower. */
  max: number;
  /** Step size: 6 allows `min`, `min` + 6 and so on. @default 1 */
  step?: number | undefined;
  /** Reason for `max`, shown when more is requested. @default 'stock' */
  maxReason?: QuantityLimit | undefined;
  /** Called with the requested number when it is above `max` or below `min`. */
  onLimit?: ((reason: QuantityStop, asked: number) => void) | undefined;
  /** Whether a change is being sent to the server; the controls stay usable. @default false */
  isPending?: boolean | undefined;
}

/** State and actions of a stepper. */
export interface Quantity {
  /** The latest requested quantity until the parent has answered; otherwise the parent's quantity. */
  quantity: number;
  /** Text of the field: a number being typed, or `quantity`. */
  text: string;
  /** Highest quantity that steps can reach. */
  most: number;
  /** The limit that was reached last, until the next action. */
  stop: QuantityStop | undefined;
  /** The number that was requested when `stop` was reached. */
  refused: number | undefined;
  /** Sets the text while it is typed. */
  type: (text: string) => void;
  /** Requests the typed number; other text restores the previous one. */
  commit: () => void;
  /** Requests a number, limited to the range. */
  ask: (quantity: number) => void;
  /** Requests a number of steps more, or fewer when negative. @returns whether another step is possible */
  stepBy: (steps: number) => boolean;
}

/** Time for a parent to show a new number or to start waiting, before the old number is restored. */
const GRACE_MS = 250;

/**
 * The logic of `QuantityStepper`, for a different look. Presses add up even if they are faster than
 * the parent's answers. Any other number of the parent wins at once, and its last one when waiting
 * ends.
 */
export function useQuantity(options: QuantityOptions): Quantity {
  const { value, onChange, min = 1, max, step = 1, maxReason = 'stock', onLimit, isPending = false } = options;
  const [ownValue, setOwnValue] = useState(options.defaultValue ?? min);
  const [asked, setAsked] = useState<number>();
  const [draft, setDraft] = useState<string>();
  const [stop, setStop] = useState<{ reason: QuantityStop; asked: number }>();
  const settled = value ?? ownValue;
  const most = min + Math.max(0, Math.floor((max - min) / step)) * step;
  // Two presses between two renders must not start from the same number, so a ref stores pending
  // requests.
  const now = useRef<{ settled: number; isPending: boolean; asked: readonly number[] }>({
    settled,
    isPending,
    asked: [],
  });
  /** Number of requests. */
  const requests = useRef(0);
  const grace = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = useCallback((open: readonly number[]) => {
    now.current.asked = open;
    setAsked(open.at(-1));
  }, []);
  useEffect(() => {
    const { settled: before, isPending: wasPending, asked: open } = now.current;
    now.current.settled = settled;
    now.current.isPending = isPending;
    if (isPending) return;
    // Requests after the number that the parent shows now are still pending.
    const answered = settled === before || wasPending ? -1 : open.indexOf(settled);
    keep(answered < 0 ? [] : open.slice(answered + 1));
  }, [settled, isPending, keep]);
  useEffect(() => () => clearTimeout(grace.current), []);

  function current(): number {
    return now.current.asked.at(-1) ?? now.current.settled;
  }

  function ask(requested: number, show: (task: () => void) => void = (task) => task()) {
    setDraft(undefined);
    requests.current += 1;
    const request = requests.current;
    const reason = requested > max ? maxReason : requested < min ? 'min' : undefined;
    show(() => {
      if (request === requests.current) setStop(reason && { reason, asked: requested });
    });
    if (reason) onLimit?.(reason, requested);
    const inside = Math.max(min, Math.min(requested, most));
    const next = min + Math.floor((inside - min) / step) * step;
    // A request above the maximum must not reduce the quantity, nor one below the minimum increase
    // it.
    if (!((requested - current()) * (next - current()) > 0)) return;
    keep([...now.current.asked, next]);
    setOwnValue(next);
    clearTimeout(grace.current);
    grace.current = setTimeout(() => {
      if (!now.current.isPending) keep([]);
    }, GRACE_MS);
    onChange?.(next);
  }

  function stepBy(steps: number): boolean {
    const from = (draft === undefined ? undefined : parseQuantity(draft)) ?? current();
    const requested = from + steps * step;
    // A step down from above the maximum requests the maximum.
    ask(steps < 0 ? Math.min(requested, Math.max(most, min)) : requested);
    return requested + Math.sign(steps) * step <= most && requested + Math.sign(steps) * step >= min;
  }

  return {
    quantity: asked ?? settled,
    text: draft ?? String(asked ?? settled),
    most,
    stop: stop?.reason,
    refused: stop?.asked,
    type: setDraft,
    commit() {
      // A press may cause the blur, and the note about a limit must not move its target.
      if (draft !== undefined) ask(parseQuantity(draft) ?? current(), afterPress);
    },
    ask: (requested) => ask(requested),
    stepBy,
  };
}
