import { toApiError } from '@mallard/domain/errors';
import { useCallback } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';

const NONE: Readonly<Record<string, string>> = {};

/** Returns a function that formats the field errors of a failed request as sentences by field; empty without field errors. */
export function useFieldErrors(): (caught: unknown) => Readonly<Record<string, string>> {
  const { t, has } = useTranslation('errors');
  return useCallback(
    (caught: unknown) => {
      if (!caught) return NONE;
      const error = toApiError(caught);
      if (error.kind !== 'BadRequest' && error.kind !== 'Conflict') return NONE;
      const messageOf = (code: string, message: string) =>
        // Codes come from the schemas, so the key's type can't be inferred. Codes without a message share one.
        has(`fields.${code}`) ? (t as (key: string) => string)(`fields.${code}`) : message || t('fields.other');
      return Object.fromEntries(
        Object.entries(error.fields ?? {}).map(([path, { code, message }]) => [path, messageOf(code, message)]),
      );
    },
    [t, has],
  );
}
