import type { ApiError, ApiFailure } from '@mallard/domain/errors';
import { useCallback } from 'react';
import { useFormProblem } from '../../data/useFormProblem.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';

/**
 * What the server refused about logging in or registering, as the forms take it.
 *
 * @param fields names of the form's fields; what the server says of others is said at the form
 */
export function useSessionProblem(failure: ApiFailure | null, fields: readonly string[]) {
  const { t } = useTranslation('shell');
  const sentenceOf = useCallback(
    ({ code }: ApiError) => (code === 'CONNECTION_REQUIRED' ? t('signIn.connectionRequired') : undefined),
    [t],
  );
  return useFormProblem(failure, fields, sentenceOf);
}
