/** How much may move: as the device wishes, or nothing that need not. */
export const motions = ['system', 'reduce'] as const;
export type Motion = (typeof motions)[number];

/** Under this name the choice is kept in local storage and in a cookie for the server. */
export const MOTION_KEY = 'motion';

export function isMotion(value: unknown): value is Motion {
  return motions.some((motion) => motion === value);
}
