import type { ApiError } from '@mallard/domain/errors';
import { useWords } from '@mallard/ui/words';
import { facesWords } from './faces.words.ts';

/** Why something did not work, in words: the server's own where it has spoken. */
export function useRefusal(): (error: ApiError | null) => string | undefined {
  const words = useWords(facesWords);
  return (error) => {
    if (error === null) return undefined;
    if (error.message !== undefined) return error.message;
    if (error.kind === 'Unauthorized') return words.sessionExpired;
    return error.kind === 'Network' ? words.noNetwork : words.refused(error.code);
  };
}
