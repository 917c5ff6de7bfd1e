import { toApiError } from '@mallard/domain/errors';
import { useCallback } from 'react';
import * as v from 'valibot';
import { useErrorText } from '../../data/useErrorText.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { limitText } from './limitText.ts';

/** What the server says of a quantity that it refuses. */
const limit = v.object({ details: v.object({ asked: v.number(), left: v.number() }) });

/** Says why a change of the cart was refused; a limit is named with what was asked and what is left. */
export function useRefusalText(): (caught: unknown) => string | null {
  const { t } = useTranslation('cart');
  const errorText = useErrorText();
  return useCallback(
    (caught: unknown) => {
      const error = toApiError(caught);
      if (error.kind !== 'Conflict') return errorText(caught);
      const parsedLimit = v.safeParse(limit, error.data);
      if (!parsedLimit.success) return errorText(caught);
      const { code } = error;
      if (code !== 'OUT_OF_STOCK' && code !== 'PURCHASE_LIMIT') return errorText(caught);
      return limitText(t, { code, ...parsedLimit.output.details });
    },
    [t, errorText],
  );
}
