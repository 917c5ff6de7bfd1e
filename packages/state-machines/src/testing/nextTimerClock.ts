import { SimulatedClock } from 'xstate';

/** A simulated clock that knows when its next timer ends, so that tests need not repeat delays. */
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

  /** Milliseconds until the next timer; `Infinity` without one. */
  get untilNext(): number {
    return Math.min(...this.#due.values()) - this.now();
  }

  /**
   * Advances the time until the next timer has ended.
   *
   * @throws {RangeError} without a timer
   */
  runNext(): void {
    if (this.untilNext === Number.POSITIVE_INFINITY) throw new RangeError('No timer is running.');
    this.increment(this.untilNext);
  }
}
