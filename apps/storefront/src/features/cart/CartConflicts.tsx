import type { IntentConflict } from '@mallard/offline/queue';
import { InlineAlert } from '@mallard/ui/InlineAlert';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useServices } from '../../services/services.ts';

interface CartConflictsProps {
  conflicts: readonly IntentConflict[];
  /** Returns the name of a SKU, or `undefined` if the cart doesn't have it. */
  titleOf: (skuUuid: string) => string | undefined;
}

/** Lists offline changes that the server refused, until they are dismissed. */
export function CartConflicts({ conflicts, titleOf }: CartConflictsProps) {
  const { t } = useTranslation('cart');
  const { changeQueue } = useServices();
  if (conflicts.length === 0) return null;

  function reasonOf(conflict: IntentConflict): string {
    if (conflict.kind === 'favorite') return t('conflicts.favorite');
    const { wanted, skuUuid } = conflict;
    const actual = conflict.actual ?? 0;
    const title = titleOf(skuUuid) ?? t('conflicts.unnamedItem');
    switch (conflict.code) {
      case 'OUT_OF_STOCK':
        return t('conflicts.outOfStock', { title, wanted, actual });
      case 'PURCHASE_LIMIT':
        return t('conflicts.purchaseLimit', { title, wanted, actual });
      case 'SAVED_LIMIT':
        return t('conflicts.savedLimit', { title });
      case 'NOT_FOUND':
        return t('conflicts.gone', { title });
      case 'OUTCOME_UNKNOWN':
        return t('conflicts.unknown', { title });
      default:
        return t('conflicts.other', { title });
    }
  }

  async function dismiss() {
    const { log } = (await changeQueue.open()).current();
    for (const { id } of conflicts) void log.dismiss(id);
  }
  return (
    <InlineAlert
      tone="warning"
      title={t('conflicts.title', { count: conflicts.length })}
      items={conflicts.map((conflict) => ({ id: conflict.id, text: reasonOf(conflict) }))}
      onDismiss={() => void dismiss()}
    />
  );
}
