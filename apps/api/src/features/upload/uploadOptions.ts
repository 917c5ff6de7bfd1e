import type { RateLimit } from '../../http/handle.ts';

/** Route options of uploads: slow work outside the transaction, and a rate limit. */
export const uploadOptions: { transaction: false; limits: RateLimit[] } = {
  transaction: false,
  limits: [{ by: 'user', max: 60, seconds: 3600 }],
};
