import { type ApiError, toApiError } from '@mallard/domain/errors';
import { useCallback } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';

/** Writes a failure as a sentence: the server's own where it knows best, else that of its kind; `null` when there is nothing to say. */
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
