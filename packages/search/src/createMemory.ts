/** Answers that may be asked for again. */
export interface Memory<Answer> {
  recall(question: string): Answer | undefined;
  /** Keeps an answer, and hands it back. */
  keep(question: string, answer: Answer): Answer;
}

/**
 * A memory that forgets what was not asked for in a while.
 *
 * @param most answers to keep, of which half are the last ones for certain
 */
export function createMemory<Answer extends object>(most: number): Memory<Answer> {
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
      const known = recent.get(question);
      if (known) return known;
      const forgotten = older.get(question);
      return forgotten && keep(question, forgotten);
    },
  };
}
