import type { Product } from '@mallard/domain/contract';

type Block = Product['description'][number];
type Image = Extract<Block, { kind: 'image' }>;
type Words = Exclude<Block, Image>;

/** A section of a description: a picture with its text. */
export interface Story {
  image: Image['image'] | null;
  words: Words[];
}

/**
 * Groups the blocks of a description into stories. A heading starts a story, unless it follows a
 * picture without text; a picture joins the story before it, unless that has one.
 */
export function toStories(blocks: readonly Block[]): Story[] {
  const stories: Story[] = [];
  for (const block of blocks) {
    const last = stories.at(-1);
    if (block.kind === 'image') {
      if (last && last.image === null) last.image = block.image;
      else stories.push({ image: block.image, words: [] });
    } else if (!last || (block.kind === 'heading' && last.words.length > 0)) {
      stories.push({ image: null, words: [block] });
    } else {
      last.words.push(block);
    }
  }
  return stories;
}
