import { type ChooseFaults, type Fault, type FaultKind, faultKinds } from './fault.ts';
import { createRandom } from './random.ts';

export interface SeededFaults {
  /** The same seed gives the same faults to the same requests, in any order of their responses. */
  seed: number;
  /** Probability of each fault, from 0 to 1. @default 0 for missing ones */
  rates: Readonly<Partial<Record<FaultKind, number>>>;
  /** Maximum duration of a fault, milliseconds. @default 3000 */
  longest?: number;
}

/**
 * Creates random faults.
 *
 * @example const choose = seededFaults({ seed: 7, rates: { dropAfter: 0.1, delay: 0.5 } });
 */
export function seededFaults({ seed, rates, longest = 3000 }: SeededFaults): ChooseFaults {
  return (_request, index) => {
    const random = createRandom(seed, index);
    // Every kind consumes its random numbers even if it does not happen, so that other rates do not change the rest of
    // a run.
    return faultKinds.flatMap((kind) => {
      const [chance, share] = [random(), random()];
      return chance < (rates[kind] ?? 0) ? [faultOf(kind, share, longest)] : [];
    });
  };
}

/**
 * Creates faults from a list: those of the first request, of the second, and so on; later requests have none.
 *
 * @example const choose = listedFaults([[], [{ kind: 'dropAfter' }]]);
 */
export function listedFaults(list: readonly (readonly Fault[])[]): ChooseFaults {
  return (_request, index) => list[index] ?? [];
}

const DAY_MS = 86_400_000;

/** @param share from 0 to 1, as a share of the longest */
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
