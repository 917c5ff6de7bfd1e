import { describe, expect, it } from 'vitest';
import { type ApiError, apiErrorKinds } from './apiError.ts';
import { isRefusal } from './isRefusal.ts';

describe('a clear no', () => {
  it('is what the server has decided, and nothing that may hide an effect', () => {
    const refused = apiErrorKinds.filter((kind) => isRefusal({ kind, code: 'X' } as ApiError));
    expect(refused).toEqual(['BadRequest', 'Forbidden', 'NotFound', 'Conflict']);
  });

  it('is not what a proxy may have said in its name', () => {
    const refused = apiErrorKinds.filter((kind) => isRefusal({ kind, code: 'X', isForeign: true } as ApiError));
    expect(refused).toEqual(['BadRequest', 'Conflict']);
  });
});
