import { getLogistics, type Order } from '@mallard/domain/contract';
import { Heading } from '@mallard/ui/Heading';
import { Image } from '@mallard/ui/Image';
import { pictureProps } from '@mallard/ui/pictureProps';
import { Surface } from '@mallard/ui/Surface';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import * as styles from './Orders.css.ts';
import { ParcelTrace } from './ParcelTrace.tsx';

/** The tracking events of an order's parcel, beside the order list on wide windows. */
export function ParcelPanel({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { data, isError, refetch } = useEndpoint(getLogistics, { params: { id: order.id } });
  const [first] = order.items;
  return (
    <Surface as="section" padding={20} className={styles.parcel} aria-labelledby="parcel">
      <Heading level={2} size="subtitle" id="parcel">
        {t('parcel')}
      </Heading>
      {first && (
        <a href={paths.order(order.id)} className={styles.parcelItems}>
          <Image {...pictureProps(first.image, '64px')} alt="" ratio="1:1" className={styles.parcelPicture} />
          <span className={styles.text}>
            <span>{first.title}</span>
            <span className={styles.attributes}>
              {t('parcelPieces', { count: order.items.reduce((sum, { quantity }) => sum + quantity, 0) })}
            </span>
          </span>
        </a>
      )}
      <ParcelTrace logistics={data} isError={isError} onRetry={() => void refetch()} />
    </Surface>
  );
}
