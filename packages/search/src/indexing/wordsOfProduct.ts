import type { LocalizedText } from '@mallard/domain/messages';
import { colorWords, withoutColors } from '../lexicon/colorWords.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { namesSeveralThings } from '../lexicon/namesSeveralThings.ts';
import type { ProductWords } from './weighProduct.ts';

/** Data of a product, in all languages. */
export interface DescribedProduct {
  title: LocalizedText;
  subtitle: LocalizedText;
  tags: readonly string[];
  parameters: readonly { value: LocalizedText }[];
  specifications: readonly { values: readonly { name: LocalizedText; swatch?: string | null | undefined }[] }[];
  description: readonly ({ kind: 'image' } | { kind: 'heading' | 'paragraph'; text: LocalizedText })[];
}

// Tags that name a property. Others (new, hot) are temporary and not searched for.
const SEARCHED_TAGS: ReadonlySet<string> = new Set(['handmade', 'gift', 'limited']);

/**
 * Returns the texts by which a product is found.
 *
 * @param categories names of its own category and of its parents, from the bottom
 */
export function wordsOfProduct(
  { title, subtitle, tags, parameters, specifications, description }: DescribedProduct,
  [own, ...upper]: readonly LocalizedText[],
  lexicon: Lexicon,
): ProductWords {
  const isMixed = (name: string) => namesSeveralThings(name, lexicon);
  const isSingle = (name: string) => !isMixed(name);
  const [ownNames, upperNames] = [own ? spoken([own]) : [], spoken(upper)];
  const choices = specifications.flatMap(({ values }) => values);
  const hasColors = choices.some(({ swatch }) => swatch);
  // A product with colors has those only: its text may mention the color of something else.
  const withoutColorNames = (texts: string[]) => (hasColors ? texts.map(withoutColors) : texts);
  return {
    title: spoken([title]),
    category: ownNames.filter(isSingle),
    upperCategories: upperNames.filter(isSingle),
    mixedCategory: ownNames.filter(isMixed),
    mixedCategories: upperNames.filter(isMixed),
    tags: tags.filter((tag) => SEARCHED_TAGS.has(tag)),
    subtitle: withoutColorNames(spoken([subtitle])),
    facts: spoken(parameters.map(({ value }) => value)),
    options: [...spoken(choices.map(({ name }) => name)), ...choices.flatMap(({ swatch }) => colorWords(swatch ?? ''))],
    description: withoutColorNames(
      spoken(description.flatMap((block) => (block.kind === 'image' ? [] : [block.text]))),
    ),
  };
}

function spoken(texts: readonly LocalizedText[]): string[] {
  return texts.flatMap((text) => Object.values(text));
}
