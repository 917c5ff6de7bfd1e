import type { ApiError, ApiFailure } from '@mallard/domain/errors';
import { useCallback } from 'react';
import { useFormProblem } from '../../data/useFormProblem.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';

/**
 * Converts a login or registration error to props of the forms.
 *
 * @param fields names of the form's fields; errors of other fields are shown at the form
 */
export function useSessionProblem(failure: ApiFailure | null, fields: readonly string[]) {
  const { t } = useTranslation('shell');
  const messageOf = useCallback(
    ({ code }: ApiError) => (code === 'CONNECTION_REQUIRED' ? t('signIn.connectionRequired') : undefined),
    [t],
  );
  return useFormProblem(failure, fields, messageOf);
}
