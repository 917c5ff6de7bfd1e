import type { Product } from '@mallard/domain/contract';

type Block = Product['description'][number];
type Image = Extract<Block, { kind: 'image' }>;
type Words = Exclude<Block, Image>;

/** A part of a description that is set as one: a picture with the words that belong to it. */
export interface Story {
  image: Image['image'] | null;
  words: Words[];
}

/**
 * Groups the blocks of a description. A picture begins a story, and so does a heading that follows other words; words
 * before the first picture stand alone.
 */
export function toStories(blocks: readonly Block[]): Story[] {
  const stories: Story[] = [];
  for (const block of blocks) {
    const last = stories.at(-1);
    if (block.kind === 'image') stories.push({ image: block.image, words: [] });
    else if (!last || (block.kind === 'heading' && last.words.length > 0))
      stories.push({ image: null, words: [block] });
    else last.words.push(block);
  }
  return stories;
}
