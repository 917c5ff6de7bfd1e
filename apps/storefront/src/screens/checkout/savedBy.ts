import type { OrderPreview } from '@mallard/domain/contract';
import { type Minor, sumMinor } from '@mallard/domain/money';

/** What the rules of a preview have taken off. */
export function savedBy({ steps }: Pick<OrderPreview, 'steps'>): Minor {
  return sumMinor(steps.filter(({ isSaving }) => isSaving).map(({ amount }) => amount));
}
