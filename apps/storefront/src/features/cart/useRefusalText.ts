import { toApiError } from '@mallard/domain/errors';
import { useCallback } from 'react';
import * as v from 'valibot';
import { useErrorText } from '../../data/useErrorText.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { limitText } from './limitText.ts';

/** Details of the server's error for a refused quantity. */
const quantityLimitData = v.object({ details: v.object({ asked: v.number(), left: v.number() }) });

/** Returns the message for a refused change of the cart. For a limit, it contains the requested and the remaining quantity. */
export function useRefusalText(): (caught: unknown) => string | null {
  const { t } = useTranslation('cart');
  const errorText = useErrorText();
  return useCallback(
    (caught: unknown) => {
      const error = toApiError(caught);
      if (error.kind !== 'Conflict') return errorText(caught);
      const parsedLimit = v.safeParse(quantityLimitData, error.data);
      if (!parsedLimit.success) return errorText(caught);
      const { code } = error;
      if (code !== 'OUT_OF_STOCK' && code !== 'PURCHASE_LIMIT') return errorText(caught);
      return limitText(t, { code, ...parsedLimit.output.details });
    },
    [t, errorText],
  );
}
