import { type ApiError, type ApiFailure, toApiError } from '@mallard/domain/errors';
import { useMemo } from 'react';
import { useServices } from '../../app/services.ts';
import { useErrorText } from '../../data/useErrorText.ts';
import { useFieldErrors } from '../../data/useFieldErrors.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';

/**
 * What the server refused about logging in or registering, as the forms take it.
 *
 * @param fields names of the form's fields; what the server says of others is said at the form
 */
export function useSessionProblem(failure: ApiFailure | null, fields: readonly string[]) {
  const { t } = useTranslation('shell');
  const { now } = useServices();
  const errorText = useErrorText();
  const fieldErrors = useFieldErrors();
  return useMemo(() => {
    const validationErrors = fieldErrors(failure);
    const isAtField = Object.keys(validationErrors).some((name) => fields.includes(name));
    const error = failure === null || isAtField ? null : toApiError(failure);
    return {
      validationErrors,
      errorMessage: error === null ? undefined : (sentence(error) ?? undefined),
      retryAt: error?.kind === 'RateLimited' && error.retryAfter ? now() + error.retryAfter * 1000 : undefined,
    };

    function sentence(error: ApiError): string | null {
      if (error.code === 'CONNECTION_REQUIRED') return t('signIn.connectionRequired');
      if (error.kind === 'RateLimited') return t('signIn.tooMany');
      return errorText(failure);
    }
  }, [failure, fields, now, t, errorText, fieldErrors]);
}
