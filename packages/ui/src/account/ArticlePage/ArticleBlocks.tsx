import { Link } from '../../actions/Link/Link.tsx';
import { Image, type ImageProps } from '../../foundations/Image/Image.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import * as styles from './ArticlePage.css.ts';

/** A block of an article. Plain data: nothing in it is parsed as HTML. */
export type ArticleBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[]; isOrdered?: boolean | undefined }
  | { kind: 'note'; text: string }
  | { kind: 'link'; text: string; href: string }
  | ({ kind: 'picture' } & ArticlePicture);

/** A picture between paragraphs, as wide as the text. */
export type ArticlePicture = Pick<ImageProps, 'src' | 'alt' | 'width' | 'height' | 'color' | 'sources' | 'sizes'>;

/** The blocks of a section. */
export function ArticleBlocks({ blocks }: { blocks: readonly ArticleBlock[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of an article are never reordered
    <Block key={index} block={block} />
  ));
}

function Block({ block }: { block: ArticleBlock }) {
  if (block.kind === 'paragraph') return <Text>{block.text}</Text>;
  if (block.kind === 'picture') {
    const { kind, ...picture } = block;
    return <Image {...picture} ratio="16:9" radius="lg" />;
  }
  if (block.kind === 'note') return <p className={styles.note}>{block.text}</p>;
  if (block.kind === 'link') {
    return (
      <p>
        <Link href={block.href}>{block.text}</Link>
      </p>
    );
  }
  const List = block.isOrdered ? 'ol' : 'ul';
  return (
    <List className={styles.list}>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}
