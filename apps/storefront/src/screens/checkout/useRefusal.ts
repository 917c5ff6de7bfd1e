import type { OrderPreview } from '@mallard/domain/contract';
import { type ApiError, ApiFailure } from '@mallard/domain/errors';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { useErrorText } from '../../data/useErrorText.ts';

/** The line that a refusal is about, where it is about one. */
const aboutLine = v.object({ details: v.object({ skuUuid: v.string() }) });

/** Says why an order was not placed; a line that is at fault is named. */
export function useRefusal(preview: OrderPreview): (error: ApiError) => string | null {
  const { t } = useTranslation('checkout');
  const errorText = useErrorText();
  return (error) => {
    const words = errorText(new ApiFailure(error));
    if (error.kind !== 'Conflict') return words && t('failed', { reason: words });
    const about = v.safeParse(aboutLine, error.data);
    const line = about.success
      ? preview.lines.find(({ skuUuid }) => skuUuid === about.output.details.skuUuid)
      : undefined;
    return line && words ? t('failedLine', { title: line.title, reason: words }) : words;
  };
}
