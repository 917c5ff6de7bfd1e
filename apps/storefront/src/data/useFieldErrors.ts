import { toApiError } from '@mallard/domain/errors';
import { useCallback } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';

const NONE: Readonly<Record<string, string>> = {};

/** Writes the field errors of a failed call as sentences for a form; empty when no field is at fault. */
export function useFieldErrors(): (caught: unknown) => Readonly<Record<string, string>> {
  const { t, has } = useTranslation('errors');
  return useCallback(
    (caught: unknown) => {
      if (!caught) return NONE;
      const error = toApiError(caught);
      if (error.kind !== 'BadRequest' && error.kind !== 'Conflict') return NONE;
      const sentence = (code: string, message: string) =>
        // The codes come from the schemas; those without words of their own share a sentence.
        has(`fields.${code}`) ? (t as (key: string) => string)(`fields.${code}`) : message || t('fields.other');
      return Object.fromEntries(
        Object.entries(error.fields ?? {}).map(([path, { code, message }]) => [path, sentence(code, message)]),
      );
    },
    [t, has],
  );
}
