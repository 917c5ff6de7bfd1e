import type { OrderPreview } from '@mallard/domain/contract';
import { type ApiError, ApiFailure, isRefusal } from '@mallard/domain/errors';
import * as v from 'valibot';
import { useErrorText } from '../../data/useErrorText.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';

/** Error data of a refusal that concerns one line. */
const lineRefusal = v.object({ details: v.object({ skuUuid: v.string() }) });

/** Returns a function that says why the order was not placed. It names the line that caused the refusal. */
export function useRefusalText({ lines }: OrderPreview): (error: ApiError) => string {
  const { t } = useTranslation('checkout');
  const errorText = useErrorText();
  return (error) => {
    const reason = errorText(new ApiFailure(error)) ?? '';
    if (!isRefusal(error)) return t('notPlaced', { reason });
    const refusal = error.kind === 'Conflict' ? v.safeParse(lineRefusal, error.data) : null;
    const line = refusal?.success && lines.find(({ skuUuid }) => skuUuid === refusal.output.details.skuUuid);
    return line ? t('failedLine', { title: line.title, reason }) : t('failed', { reason });
  };
}
