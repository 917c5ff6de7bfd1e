/** The server's time, independent of the device's clock. */
export interface ServerClock {
  /** Returns milliseconds since 1970; by the device until the first response. */
  now(): number;
  /**
   * Adjusts the clock to a response.
   *
   * @param date its `Date` header, in whole seconds (RFC 9110, section 6.6.1)
   * @param sentAt time of the request, by the device
   * @param receivedAt time of the response, by the device
   */
  adjust(date: string | null, sentAt: number, receivedAt: number): void;
}

const SECOND = 1000;

/**
 * Creates a clock that is adjusted to responses. Each response gives bounds for the difference to the device, and all
 * together narrow it. One that contradicts them starts again, because a clock was changed.
 *
 * @param deviceNow milliseconds since 1970
 */
export function createServerClock(deviceNow: () => number): ServerClock {
  let [least, most] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  return {
    now() {
      // The device's clock may be right, so it is used.
      if (least <= 0 && most >= 0) return deviceNow();
      return deviceNow() + Math.round((least + most) / 2);
    },
    adjust(date, sentAt, receivedAt) {
      const serverTime = date === null ? Number.NaN : Date.parse(date);
      if (Number.isNaN(serverTime) || receivedAt < sentAt) return;
      const [low, high] = [serverTime - receivedAt, serverTime + SECOND - sentAt];
      const isAgreed = low <= most && high >= least;
      least = isAgreed ? Math.max(least, low) : low;
      most = isAgreed ? Math.min(most, high) : high;
    },
  };
}
