import { type ApiError, type ApiFailure, toApiError } from '@mallard/domain/errors';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../data/useErrorText.ts';
import { useFieldErrors } from '../data/useFieldErrors.ts';

/** Sentences by the name of their field. */
export type FieldSentences = Readonly<Record<string, string>>;

const NONE: FieldSentences = {};

/**
 * The errors of a form that signs in or registers: what its own checks found, or else what the server refused.
 *
 * @param fields names of the form's fields; what the server says of others is said at the form
 */
export function useFormErrors(failure: ApiFailure | null, fields: readonly string[]) {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const fieldErrors = useFieldErrors();
  const [found, setFound] = useState<{ problems: FieldSentences; before: ApiFailure | null }>({
    problems: NONE,
    before: null,
  });
  // What the form's own checks found stands until the server has spoken again.
  const isOwn = found.before === failure;
  const fromServer = useMemo(() => fieldErrors(failure), [fieldErrors, failure]);
  const errors = isOwn ? found.problems : fromServer;
  const isAtField = Object.keys(fromServer).some((name) => fields.includes(name));
  return {
    errors,
    /** What is wrong with the attempt as a whole; `null` when nothing is, or a field says it. */
    message: failure === null || isOwn || isAtField ? null : sentence(toApiError(failure)),
    /** Shows what the form's own checks found; an empty record is "nothing". */
    show: (problems: FieldSentences) => setFound({ problems, before: failure }),
    /** Clears the way for the server's answer. */
    clear: () => setFound({ problems: NONE, before: failure }),
  };

  function sentence(error: ApiError): string | null {
    if (error.code === 'CONNECTION_REQUIRED') return t('signIn.connectionRequired');
    if (error.kind === 'RateLimited') return t('signIn.tooMany');
    return errorText(failure);
  }
}
