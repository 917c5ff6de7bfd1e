import { useState } from 'react';
import type { SearchSuggestions } from './SearchSuggestion.ts';

const nothing: SearchSuggestions = {};

/**
 * Ignores late suggestions: those for an earlier text are never shown. Until matching ones arrive,
 * the latest matching ones stay.
 *
 * @param suggestions from the parent
 * @param answered    the text that they belong to; leave it out if they always match
 * @param text        the current text
 */
export function useLatestAnswer(
  suggestions: SearchSuggestions | undefined,
  answered: string | undefined,
  text: string,
) {
  const requested = text.trim();
  const isAnswered = answered === undefined || answered.trim() === requested;
  const [last, setLast] = useState({ suggestions, text: requested });
  if (isAnswered && (last.suggestions !== suggestions || last.text !== requested))
    setLast({ suggestions, text: requested });
  // Suggestions for an empty box are useless for a text, and vice versa.
  const isOfUse = isAnswered || (requested === '') === (last.text === '');
  return {
    isWaiting: !isAnswered,
    found: (isAnswered ? suggestions : isOfUse ? last.suggestions : nothing) ?? nothing,
  };
}
