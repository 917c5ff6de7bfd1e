import { type ApiError, toApiError } from '@mallard/domain/errors';
import { useCallback } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';

/**
 * Returns a function that formats an error as a sentence: the server's message if it is specific, otherwise one for its kind. It
 * returns `null` for aborted requests.
 */
export function useErrorText(): (caught: unknown) => string | null {
  const { t } = useTranslation('errors');
  return useCallback((caught: unknown) => errorText(toApiError(caught), t), [t]);
}

function errorText(error: ApiError, t: ReturnType<typeof useTranslation<'errors'>>['t']): string | null {
  switch (error.kind) {
    case 'Aborted':
      return null;
    case 'Conflict':
      return error.message || t('Unknown');
    case 'BadRequest':
      return Object.values(error.fields)[0]?.message || t('BadRequest');
    case 'RateLimited':
      return t('Other', { status: error.status ?? 429 });
    case 'Other':
      return t('Other', { status: error.status });
    case 'Malformed':
    case 'Unknown':
      return error.message || t('Unknown');
    default:
      return t(error.kind);
  }
}
