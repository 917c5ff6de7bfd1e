import { type ChooseFaults, type Fault, type FaultKind, faultKinds } from './fault.ts';
import { createRandom } from './random.ts';

export interface SeededFaults {
  /** The same seed gives the same faults to the same requests, in whatever order their answers come. */
  seed: number;
  /** How often each fault happens, from 0 to 1; what is not named never does. */
  rates: Readonly<Partial<Record<FaultKind, number>>>;
  /** The longest time that a fault takes, milliseconds. @default 3000 */
  longest?: number;
}

/**
 * Faults by chance.
 *
 * @example const choose = seededFaults({ seed: 7, rates: { dropAfter: 0.1, delay: 0.5 } });
 */
export function seededFaults({ seed, rates, longest = 3000 }: SeededFaults): ChooseFaults {
  return (_request, index) => {
    const random = createRandom(seed, index);
    // Every kind takes its numbers whether it happens or not, so that other rates leave the rest of a run as it was.
    return faultKinds.flatMap((kind) => {
      const [chance, share] = [random(), random()];
      return chance < (rates[kind] ?? 0) ? [faultOf(kind, share, longest)] : [];
    });
  };
}

/**
 * Faults by hand: those of the first request, of the second, and so on; later requests have none.
 *
 * @example const choose = listedFaults([[], [{ kind: 'dropAfter' }]]);
 */
export function listedFaults(list: readonly (readonly Fault[])[]): ChooseFaults {
  return (_request, index) => list[index] ?? [];
}

const DAY_MS = 86_400_000;

/** @param share from 0 to 1, how much of the longest */
function faultOf(kind: FaultKind, share: number, longest: number): Fault {
  switch (kind) {
    case 'delay':
    case 'reorder':
    case 'trickle':
      return { kind, milliseconds: Math.round(share * longest) };
    case 'unavailable':
      return { kind, retryAfter: Math.ceil((share * longest) / 1000) };
    case 'clockSkew':
      return { kind, milliseconds: Math.round((share * 2 - 1) * DAY_MS) };
    default:
      return { kind };
  }
}
