import { useState } from 'react';
import type { SearchSuggestions } from './SearchSuggestion.ts';

const nothing: SearchSuggestions = {};

/**
 * Keeps late answers out: what answers an earlier text is never shown. Until the answer comes, the last right one stays.
 *
 * @param suggestions what the owner has found
 * @param answered    the text that it was found for; left out, the owner vouches for it
 * @param text        what is typed now
 */
export function useLatestAnswer(
  suggestions: SearchSuggestions | undefined,
  answered: string | undefined,
  text: string,
) {
  const wanted = text.trim();
  const isAnswered = answered === undefined || answered.trim() === wanted;
  const [last, setLast] = useState({ suggestions, text: wanted });
  if (isAnswered && (last.suggestions !== suggestions || last.text !== wanted)) setLast({ suggestions, text: wanted });
  // What helped with an empty box is no help with a text, and the other way round.
  const isOfUse = isAnswered || (wanted === '') === (last.text === '');
  return {
    isWaiting: !isAnswered,
    found: (isAnswered ? suggestions : isOfUse ? last.suggestions : nothing) ?? nothing,
  };
}
