import type { ApiError } from '@mallard/domain/errors';
import { useMachineMessages } from './messages.ts';

/** Why something did not work, in words: the server's own where it has spoken. */
export function useRefusal(): (error: ApiError | null) => string | undefined {
  const t = useMachineMessages('views');
  return (error) => {
    if (error === null) return undefined;
    if (error.message !== undefined) return error.message;
    if (error.kind === 'Unauthorized') return t('sessionExpired');
    return error.kind === 'Network' ? t('noNetwork') : t('refused', { code: error.code });
  };
}
