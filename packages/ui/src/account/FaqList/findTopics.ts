/** A question and its answer. */
export interface FaqTopic {
  /** Names the topic in addresses; unique in the page. */
  id: string;
  question: string;
  /** Paragraphs are parted by a line feed. */
  answer: string;
}

/** Topics that belong together. */
export interface FaqGroup {
  id: string;
  name: string;
  topics: readonly FaqTopic[];
}

/** A topic that was found. */
export interface FoundTopic extends FaqTopic {
  /** Whether the answer, not the question, has the words that were looked for. */
  isInAnswer: boolean;
}

/**
 * Finds topics that hold every word of a query, wherever it stands: in the question, the answer or the group's name. Width and case of
 * letters do not matter.
 *
 * @param query words parted by blanks; a blank one finds everything
 * @returns groups with something found, in order
 */
export function findTopics(
  groups: readonly FaqGroup[],
  query: string,
): { id: string; name: string; topics: FoundTopic[] }[] {
  const terms = fold(query).split(/\s+/).filter(Boolean);
  const holds = (text: string) => terms.every((term) => fold(text).includes(term));
  return groups
    .map(({ id, name, topics }) => ({
      id,
      name,
      topics: topics
        .filter(({ question, answer }) => holds(`${name} ${question} ${answer}`))
        .map((topic) => ({ ...topic, isInAnswer: terms.length > 0 && !holds(`${name} ${topic.question}`) })),
    }))
    .filter(({ topics }) => topics.length > 0);
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
