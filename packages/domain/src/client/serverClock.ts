/** Tells a server's time, whatever the device's clock says. */
export interface ServerClock {
  /** Milliseconds since 1970; by the device until a server has been heard. */
  now(): number;
  /**
   * Learns from an answer.
   *
   * @param date its `Date` header, in whole seconds (RFC 9110, section 6.6.1)
   * @param sentAt when the request left, by the device
   * @param receivedAt when the answer had come, by the device
   */
  hear(date: string | null, sentAt: number, receivedAt: number): void;
}

const SECOND = 1000;

/**
 * Makes a clock that is set right by answers. Each of them says between which bounds the difference to the device lies; all
 * that agree narrow it down. One that contradicts them starts anew, because then a clock was changed.
 *
 * @param deviceNow milliseconds since 1970
 */
export function createServerClock(deviceNow: () => number): ServerClock {
  let [least, most] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  return {
    now() {
      // A device that may be right is taken to be right.
      if (least <= 0 && most >= 0) return deviceNow();
      return deviceNow() + Math.round((least + most) / 2);
    },
    hear(date, sentAt, receivedAt) {
      const told = date === null ? Number.NaN : Date.parse(date);
      if (Number.isNaN(told) || receivedAt < sentAt) return;
      const [low, high] = [told - receivedAt, told + SECOND - sentAt];
      const isAgreed = low <= most && high >= least;
      least = isAgreed ? Math.max(least, low) : low;
      most = isAgreed ? Math.min(most, high) : high;
    },
  };
}
