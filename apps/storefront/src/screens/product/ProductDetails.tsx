import type { Product } from '@mallard/domain/contract';
import { Heading } from '@mallard/ui/Heading';
import { Image } from '@mallard/ui/Image';
import { pictureProps } from '@mallard/ui/pictureProps';
import { joinClass } from '@mallard/ui/theme';
import { useTranslation } from 'react-i18next';
import * as styles from './Product.css.ts';
import { DETAILS_ID, PARAMETERS_ID } from './sectionIds.ts';
import { type Story, toStories } from './toStories.ts';

/** What a product is like: pictures with words, and a table of facts. */
export function ProductDetails({ product: { description, parameters } }: { product: Product }) {
  const { t } = useTranslation('product');
  return (
    <div className={styles.details}>
      <section id={DETAILS_ID} aria-label={t('sections.details')} className={styles.stories}>
        {toStories(description).map((story, place) => (
          <StoryPart key={place} story={story} />
        ))}
      </section>
      {parameters.length > 0 && (
        <section aria-labelledby={PARAMETERS_ID}>
          <Heading level={2} size="subtitle" id={PARAMETERS_ID} className={styles.sectionTitle}>
            {t('sections.parameters')}
          </Heading>
          <dl className={styles.parameters}>
            {parameters.map(({ name, value }) => (
              <div key={name} className={styles.parameter}>
                <dt className={styles.parameterName}>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}

const STORY_SIZES = '(min-width: 1280px) 300px, (min-width: 1024px) 55vw, 100vw';

function StoryPart({ story: { image, words } }: { story: Story }) {
  return (
    <div className={joinClass(styles.story, image && words.length > 0 ? styles.storyWithPicture : undefined)}>
      {image && <Image {...pictureProps(image, STORY_SIZES)} alt={image.alt} ratio="natural" radius="xl" />}
      {words.length > 0 && (
        <div className={styles.storyWords}>
          {words.map((block) =>
            block.kind === 'heading' ? (
              <Heading key={block.text} level={2}>
                {block.text}
              </Heading>
            ) : (
              <p key={block.text}>{block.text}</p>
            ),
          )}
        </div>
      )}
    </div>
  );
}
