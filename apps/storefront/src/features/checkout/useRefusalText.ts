import type { OrderPreview } from '@mallard/domain/contract';
import { type ApiError, ApiFailure, isRefusal } from '@mallard/domain/errors';
import * as v from 'valibot';
import { useErrorText } from '../../data/useErrorText.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';

/** The line that a refusal is about, where it is about one. */
const aboutLine = v.object({ details: v.object({ skuUuid: v.string() }) });

/** Says why there is no order; a line that is at fault is named. */
export function useRefusalText({ lines }: OrderPreview): (error: ApiError) => string {
  const { t } = useTranslation('checkout');
  const errorText = useErrorText();
  return (error) => {
    const reason = errorText(new ApiFailure(error)) ?? '';
    if (!isRefusal(error)) return t('notPlaced', { reason });
    const about = error.kind === 'Conflict' ? v.safeParse(aboutLine, error.data) : null;
    const line = about?.success && lines.find(({ skuUuid }) => skuUuid === about.output.details.skuUuid);
    return line ? t('failedLine', { title: line.title, reason }) : t('failed', { reason });
  };
}
