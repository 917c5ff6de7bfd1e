import type { ApiError } from '@mallard/domain/errors';
import { useMachineMessages } from './messages.ts';

/** Returns a function that describes an error: with the server's message if there is one. */
export function useErrorMessage(): (error: ApiError | null) => string | undefined {
  const t = useMachineMessages('views');
  return (error) => {
    if (error === null) return undefined;
    if (error.message !== undefined) return error.message;
    if (error.kind === 'Unauthorized') return t('sessionExpired');
    return error.kind === 'Network' ? t('noNetwork') : t('refused', { code: error.code });
  };
}
