import type { LocalizedText } from '@mallard/domain/messages';
import { colourWords, withoutColours } from './colourWords.ts';
import type { ProductWords } from './weighProduct.ts';

/** What a back end knows of a product, in all languages. */
export interface DescribedProduct {
  title: LocalizedText;
  subtitle: LocalizedText;
  tags: readonly string[];
  parameters: readonly { value: LocalizedText }[];
  specifications: readonly { values: readonly { name: LocalizedText; swatch?: string | null | undefined }[] }[];
  description: readonly ({ kind: 'image' } | { kind: 'heading' | 'paragraph'; text: LocalizedText })[];
}

// Tags that say what a thing is. Others (new, hot) are true for a time, and nobody looks for things by them.
const TELLING_TAGS: ReadonlySet<string> = new Set(['handmade', 'gift', 'limited']);

/**
 * All that a product can be found by.
 *
 * @param categories names of its own category and of those above, from below
 */
export function wordsOfProduct(
  { title, subtitle, tags, parameters, specifications, description }: DescribedProduct,
  [own, ...upper]: readonly LocalizedText[],
): ProductWords {
  const choices = specifications.flatMap(({ values }) => values);
  const hasColours = choices.some(({ swatch }) => swatch);
  // What comes in colours has those: its text may speak of the colour of something else.
  const told = (texts: string[]) => (hasColours ? texts.map(withoutColours) : texts);
  return {
    title: spoken([title]),
    category: own ? spoken([own]) : [],
    upperCategories: spoken(upper),
    tags: tags.filter((tag) => TELLING_TAGS.has(tag)),
    subtitle: told(spoken([subtitle])),
    facts: spoken(parameters.map(({ value }) => value)),
    options: [
      ...spoken(choices.map(({ name }) => name)),
      ...choices.flatMap(({ swatch }) => colourWords(swatch ?? '')),
    ],
    description: told(spoken(description.flatMap((block) => (block.kind === 'image' ? [] : [block.text])))),
  };
}

function spoken(texts: readonly LocalizedText[]): string[] {
  return texts.flatMap((text) => Object.values(text));
}
