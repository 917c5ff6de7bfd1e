import type { Product } from '@mallard/domain/contract';
import { describe, expect, it } from 'vitest';
import { toStories } from './toStories.ts';

type Block = Product['description'][number];
const heading: Block = { kind: 'heading', text: 'Glaze' };
const paragraph: Block = { kind: 'paragraph', text: 'Dipped once.' };
const picture = { url: '/mug.webp', alt: '', width: 640, height: 640, sources: [], color: null, placeholder: null };
const image: Block = { kind: 'image', image: picture };

describe('the stories of a description', () => {
  it('put a picture beside the text around it', () => {
    const stories = [{ image: picture, words: [heading, paragraph, paragraph] }];
    expect(toStories([image, heading, paragraph, paragraph])).toEqual(stories);
    expect(toStories([heading, paragraph, image, paragraph])).toEqual(stories);
  });

  it('start at each further heading and at each further picture', () => {
    expect(toStories([heading, paragraph, heading, image, image, paragraph])).toEqual([
      { image: null, words: [heading, paragraph] },
      { image: picture, words: [heading] },
      { image: picture, words: [paragraph] },
    ]);
  });

  it('contain every block', () => {
    const blocks = [paragraph, image, heading, paragraph, heading, image];
    const stories = toStories(blocks).flatMap(({ image, words }) => [...(image ? [image] : []), ...words]);
    expect(stories).toHaveLength(blocks.length);
    expect(toStories([])).toEqual([]);
  });
});
