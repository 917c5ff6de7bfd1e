import type { Product } from '@mallard/domain/contract';
import { Gallery } from '@mallard/ui/Gallery';
import { ArrowLeft } from '@mallard/ui/glyphs';
import { Icon } from '@mallard/ui/Icon';
import { IconButton } from '@mallard/ui/IconButton';
import { paths } from '../../routes.ts';
import { useServices } from '../../shell/services.ts';
import { useTranslation } from '../../shell/useTranslation.ts';
import * as styles from './Product.css.ts';

interface ProductPicturesProps {
  product: Product;
  /** Address of the picture of what is chosen, once it is. */
  chosenUrl: string | undefined;
}

/** The pictures of a product; on phones with the way back on them. */
export function ProductPictures({ product, chosenUrl }: ProductPicturesProps) {
  const { t } = useTranslation('shell');
  const { navigation } = useServices();
  const pictures = product.images.length > 0 ? product.images : [product.image];
  const chosen = pictures.findIndex(({ url }) => url === chosenUrl);
  const parent = product.categories.at(-1);
  return (
    <Gallery
      className={styles.pictures}
      pictures={pictures}
      selectedIndex={chosen === -1 ? undefined : chosen}
      overlay={
        <IconButton
          variant="disc"
          label={t('goBack')}
          onPress={() => navigation.back(paths.category(parent && { categoryUuid: parent.id }))}
        >
          <Icon glyph={ArrowLeft} isDirectional />
        </IconButton>
      }
    />
  );
}
