import { SimulatedClock } from 'xstate';

/** A simulated clock that knows when its next timer is due, so that a test need not repeat the delays. */
export class NextTimerClock extends SimulatedClock {
  readonly #due = new Map<number, number>();

  override setTimeout(run: () => void, milliseconds: number): number {
    const id: number = super.setTimeout(() => {
      this.#due.delete(id);
      run();
    }, milliseconds);
    this.#due.set(id, this.now() + milliseconds);
    return id;
  }

  override clearTimeout(id: number): void {
    this.#due.delete(id);
    super.clearTimeout(id);
  }

  /** Milliseconds until the next timer; `Infinity` when none runs. */
  get untilNext(): number {
    return Math.min(...this.#due.values()) - this.now();
  }

  /**
   * Lets time pass until the next timer has run out.
   *
   * @throws {RangeError} when none runs
   */
  runNext(): void {
    if (this.untilNext === Number.POSITIVE_INFINITY) throw new RangeError('No timer is running.');
    this.increment(this.untilNext);
  }
}
