import type { Product } from '@mallard/domain/contract';
import { Gallery } from '@mallard/ui/Gallery';
import * as styles from './Product.css.ts';
import { ProductBack } from './ProductBack.tsx';
import { ProductShare } from './ProductShare.tsx';
import { PRODUCT_ID } from './sectionIds.ts';

interface ProductPicturesProps {
  product: Product;
  /** Address of the picture of what is chosen, once it is. */
  chosenUrl: string | undefined;
}

/** The pictures of a product; on phones with the way back on them. */
export function ProductPictures({ product, chosenUrl }: ProductPicturesProps) {
  const pictures = product.images.length > 0 ? product.images : [product.image];
  const chosen = pictures.findIndex(({ url }) => url === chosenUrl);
  return (
    <Gallery
      id={PRODUCT_ID}
      className={styles.pictures}
      pictures={pictures}
      selectedIndex={chosen === -1 ? undefined : chosen}
      overlay={
        <>
          <ProductBack categoryUuid={product.categories.at(-1)?.id} />
          <span className={styles.share}>
            <ProductShare product={product} variant="disc" />
          </span>
        </>
      }
    />
  );
}
