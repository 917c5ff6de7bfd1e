import type { RateLimit } from '../../http/handle.ts';

/** How uploads run: their slow work outside any transaction, and not too often. */
export const uploadOptions: { transaction: false; limits: RateLimit[] } = {
  transaction: false,
  limits: [{ by: 'user', max: 60, seconds: 3600 }],
};
