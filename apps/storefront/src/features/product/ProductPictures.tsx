import type { Product } from '@mallard/domain/contract';
import { Gallery } from '@mallard/ui/Gallery';
import * as styles from './Product.css.ts';
import { ProductBack } from './ProductBack.tsx';
import { ProductShare } from './ProductShare.tsx';
import { PRODUCT_ID } from './sectionIds.ts';

interface ProductPicturesProps {
  product: Product;
  /** URL of the picture of the selected SKU; `undefined` without one. */
  selectedUrl: string | undefined;
}

/** The picture gallery of a product. On phones the back and share buttons are on the pictures. */
export function ProductPictures({ product, selectedUrl }: ProductPicturesProps) {
  const pictures = product.images.length > 0 ? product.images : [product.image];
  const selectedIndex = pictures.findIndex(({ url }) => url === selectedUrl);
  return (
    <Gallery
      id={PRODUCT_ID}
      className={styles.pictures}
      pictures={pictures}
      selectedIndex={selectedIndex === -1 ? undefined : selectedIndex}
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
