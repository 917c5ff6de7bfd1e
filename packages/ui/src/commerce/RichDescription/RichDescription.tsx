import type { Product } from '@mallard/domain/contract';
import type { HTMLAttributes, Ref } from 'react';
import { Heading, type HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { Image } from '../../foundations/Image/Image.tsx';
import { pictureProps } from '../../foundations/Image/pictureProps.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './RichDescription.css.ts';
import { type Story, toStories } from './toStories.ts';

/** A part of a description: a heading, a paragraph or a picture. */
export type DescriptionBlock = Product['description'][number];

export interface RichDescriptionProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'style'> {
  /** The parts, in order. They are text and pictures, never HTML, so they cannot run scripts. */
  blocks: readonly DescriptionBlock[];
  /** Heading level of its headings. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Rendered width of pictures, as in the `sizes` attribute. */
  sizes?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const SIZES = '(min-width: 80rem) 300px, (min-width: 64rem) 55vw, 100vw';

/** A product's description: pictures with their text. Pictures load when they are scrolled near. */
export function RichDescription(props: RichDescriptionProps) {
  const { blocks, headingLevel = 2, sizes = SIZES, className, ...remainingProps } = props;
  return (
    <div {...remainingProps} className={joinClass(styles.root, className)}>
      {toStories(blocks).map((story, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are never reordered
        <Part key={index} story={story} headingLevel={headingLevel} sizes={sizes} />
      ))}
    </div>
  );
}

interface PartProps {
  story: Story;
  headingLevel: HeadingLevel;
  sizes: string;
}

function Part({ story: { image, words }, headingLevel, sizes }: PartProps) {
  return (
    <div className={styles.story({ isPair: image !== null && words.length > 0 })}>
      {image && <Image {...pictureProps(image, sizes)} alt={image.alt} ratio="natural" radius="xl" />}
      {words.length > 0 && (
        <div className={styles.words}>
          {words.map((block, index) =>
            block.kind === 'heading' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <Heading key={index} level={headingLevel}>
                {block.text}
              </Heading>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <p key={index} className={styles.paragraph}>
                {block.text}
              </p>
            ),
          )}
        </div>
      )}
    </div>
  );
}
