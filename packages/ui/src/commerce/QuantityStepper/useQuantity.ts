import { useCallback, useEffect, useRef, useState } from 'react';
import { afterPress } from '../../foundations/TapGuard/afterPress.ts';
import { parseQuantity } from './parseQuantity.ts';

/** Why no more can be had. */
export type QuantityLimit = 'stock' | 'limit';
/** The end of the range that a wish ran into. */
export type QuantityStop = QuantityLimit | 'min';

export interface QuantityOptions {
  /** Pieces wanted, when the owner keeps the number. */
  value?: number | undefined;
  /** Pieces wanted at first, when the stepper keeps the number. @default `min` */
  defaultValue?: number | undefined;
  /** Called with the number now wanted, never with a difference: a lost or doubled call does no harm. */
  onChange?: ((quantity: number) => void) | undefined;
  /** Fewest pieces. @default 1 */
  min?: number | undefined;
  /** Most pieces a shopper may ask for: stock or purchase limit, whichever is smaller. */
  max: number;
  /** Pieces that are sold together: 6 allows `min`, `min` + 6 and so on. @default 1 */
  step?: number | undefined;
  /** Which of the two `max` is, to say why when more is asked for. @default 'stock' */
  maxReason?: QuantityLimit | undefined;
  /** Called when more than `max` or fewer than `min` are asked for, with the number that was asked for. */
  onLimit?: ((reason: QuantityStop, asked: number) => void) | undefined;
  /** Whether a change is on its way to the server; the controls stay usable. @default false */
  isPending?: boolean | undefined;
}

/** What a stepper shows and does. */
export interface Quantity {
  /** Pieces wanted: what was asked for last while the owner has not answered, else the owner's number. */
  quantity: number;
  /** What stands in the field: a number being typed, or `quantity`. */
  text: string;
  /** Most pieces that can be reached by steps. */
  most: number;
  /** The limit that was run into last, until something else is done. */
  stop: QuantityStop | undefined;
  /** The number that was asked for when `stop` was met. */
  refused: number | undefined;
  /** Takes what is being typed. */
  type: (text: string) => void;
  /** Asks for what was typed; nothing, or no number, brings back the number before. */
  commit: () => void;
  /** Asks for a number, brought into the range. */
  ask: (quantity: number) => void;
  /** Asks for so many steps more, fewer when negative. @returns whether one more would still be possible */
  stepBy: (steps: number) => boolean;
}

/** How long an owner may take to show a new number or to begin waiting, before the old number stands again. */
const GRACE_MS = 250;

/**
 * The logic of `QuantityStepper`, for another drawing of it. Presses add up even when they come faster than the owner
 * answers, one by one or all at once; any other number of the owner's wins as soon as it comes, and its last one once waiting ends.
 */
export function useQuantity(options: QuantityOptions): Quantity {
  const { value, onChange, min = 1, max, step = 1, maxReason = 'stock', onLimit, isPending = false } = options;
  const [own, setOwn] = useState(options.defaultValue ?? min);
  const [asked, setAsked] = useState<number>();
  const [draft, setDraft] = useState<string>();
  const [stop, setStop] = useState<{ reason: QuantityStop; asked: number }>();
  const settled = value ?? own;
  const most = min + Math.max(0, Math.floor((max - min) / step)) * step;
  // Two presses between two renders must not start from the same number, so what was asked for and not answered is kept here.
  const now = useRef<{ settled: number; isPending: boolean; asked: readonly number[] }>({
    settled,
    isPending,
    asked: [],
  });
  /** How often a number was asked for. */
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
    // What was asked for after the number that the owner shows now has its answer still to come.
    const answered = settled === before || wasPending ? -1 : open.indexOf(settled);
    keep(answered < 0 ? [] : open.slice(answered + 1));
  }, [settled, isPending, keep]);
  useEffect(() => () => clearTimeout(grace.current), []);

  function current(): number {
    return now.current.asked.at(-1) ?? now.current.settled;
  }

  function ask(wanted: number, show: (task: () => void) => void = (task) => task()) {
    setDraft(undefined);
    requests.current += 1;
    const request = requests.current;
    const reason = wanted > max ? maxReason : wanted < min ? 'min' : undefined;
    show(() => {
      if (request === requests.current) setStop(reason && { reason, asked: wanted });
    });
    if (reason) onLimit?.(reason, wanted);
    const inside = Math.max(min, Math.min(wanted, most));
    const next = min + Math.floor((inside - min) / step) * step;
    // Who asks for more than there are has no piece taken away, nor has one added who asks for fewer than the least.
    if (!((wanted - current()) * (next - current()) > 0)) return;
    keep([...now.current.asked, next]);
    setOwn(next);
    clearTimeout(grace.current);
    grace.current = setTimeout(() => {
      if (!now.current.isPending) keep([]);
    }, GRACE_MS);
    onChange?.(next);
  }

  function stepBy(steps: number): boolean {
    const from = (draft === undefined ? undefined : parseQuantity(draft)) ?? current();
    const wanted = from + steps * step;
    // A step down from above the limit asks for no more than that.
    ask(steps < 0 ? Math.min(wanted, Math.max(most, min)) : wanted);
    return wanted + Math.sign(steps) * step <= most && wanted + Math.sign(steps) * step >= min;
  }

  return {
    quantity: asked ?? settled,
    text: draft ?? String(asked ?? settled),
    most,
    stop: stop?.reason,
    refused: stop?.asked,
    type: setDraft,
    commit() {
      // The field may be left by a press, which the note about a limit must not move.
      if (draft !== undefined) ask(parseQuantity(draft) ?? current(), afterPress);
    },
    ask: (wanted) => ask(wanted),
    stepBy,
  };
}
