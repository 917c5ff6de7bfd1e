/** Values of the motion setting: follow the device's setting, or always reduce motion. */
export const motions = ['system', 'reduce'] as const;
export type Motion = (typeof motions)[number];

/** Name of the local storage key and of the cookie. */
export const MOTION_KEY = 'motion';

export function isMotion(value: unknown): value is Motion {
  return motions.some((motion) => motion === value);
}
