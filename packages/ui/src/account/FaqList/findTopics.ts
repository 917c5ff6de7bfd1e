/** A question and its answer. */
export interface FaqTopic {
  /** Identifies the topic in URLs; unique in the page. */
  id: string;
  question: string;
  /** Paragraphs are separated by a line feed. */
  answer: string;
  /** A page to continue on, below the answer. */
  link?: { href: string; label: string } | undefined;
}

/** Topics that belong together. */
export interface FaqGroup {
  /** Identifies the group in URLs; differs from all topics. */
  id: string;
  name: string;
  topics: readonly FaqTopic[];
}

/** A topic in the search results. */
export interface FoundTopic extends FaqTopic {
  /** Whether only the answer, not the question, contains the words. */
  isInAnswer: boolean;
}

/**
 * Finds topics that contain every word of a query, in the question, the answer or the group's name.
 * Ignores width and case of letters.
 *
 * @param query words separated by spaces; a blank one finds everything
 * @returns groups with matching topics, in order
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
