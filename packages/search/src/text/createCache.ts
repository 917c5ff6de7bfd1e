/** A cache of results. */
export interface Memory<Answer> {
  recall(question: string): Answer | undefined;
  /** Stores a result, and returns it. */
  keep(question: string, answer: Answer): Answer;
}

/**
 * Creates a cache that drops values that were not used recently.
 *
 * @param most maximum number of values; the last half of them is always kept
 */
export function createCache<Answer extends object>(most: number): Memory<Answer> {
  let recent = new Map<string, Answer>();
  let older = new Map<string, Answer>();
  const keep = (question: string, answer: Answer) => {
    if (recent.size >= most / 2) [recent, older] = [new Map(), recent];
    recent.set(question, answer);
    return answer;
  };
  return {
    keep,
    recall: (question) => {
      const cachedAnswer = recent.get(question);
      if (cachedAnswer) return cachedAnswer;
      const forgotten = older.get(question);
      return forgotten && keep(question, forgotten);
    },
  };
}
