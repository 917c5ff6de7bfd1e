import { type ApiError, type ApiFailure, toApiError } from '@mallard/domain/errors';
import { useMemo } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { useServices } from '../services/services.ts';
import { useErrorText } from './useErrorText.ts';
import { useFieldErrors } from './useFieldErrors.ts';

/**
 * What the server refused about a form, as the forms of `@mallard/ui` take it.
 *
 * @param failure the same object until the form is sent again
 * @param fields names of the form's fields; errors of others are shown at the form
 * @param sentenceOf a sentence instead of the usual one; keep it the same function
 */
export function useFormProblem(
  failure: ApiFailure | null,
  fields: readonly string[],
  sentenceOf?: (error: ApiError) => string | undefined,
) {
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
      errorMessage: error === null ? undefined : (sentenceOf?.(error) ?? usual(error) ?? undefined),
      retryAt: error?.kind === 'RateLimited' && error.retryAfter ? now() + error.retryAfter * 1000 : undefined,
    };

    function usual(error: ApiError): string | null {
      return error.kind === 'RateLimited' ? t('signIn.tooMany') : errorText(failure);
    }
  }, [failure, fields, sentenceOf, now, t, errorText, fieldErrors]);
}
