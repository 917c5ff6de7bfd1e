import type { Product } from '@mallard/domain/contract';
import { Heading } from '@mallard/ui/Heading';
import { RichDescription } from '@mallard/ui/RichDescription';
import { SpecTable } from '@mallard/ui/SpecTable';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { DeliveryTerms } from './DeliveryTerms.tsx';
import * as styles from './Product.css.ts';
import { DETAILS_ID, PARAMETERS_ID } from './sectionIds.ts';

/** Details of a product: description, specifications and delivery terms. */
export function ProductDetails({ product: { description, parameters } }: { product: Product }) {
  const { t } = useTranslation('product');
  return (
    <div className={styles.details}>
      <section id={DETAILS_ID} aria-label={t('sections.details')}>
        <RichDescription blocks={description} />
      </section>
      {parameters.length > 0 && (
        <section aria-labelledby={PARAMETERS_ID}>
          <Heading level={2} size="subtitle" id={PARAMETERS_ID} className={styles.sectionTitle}>
            {t('sections.parameters')}
          </Heading>
          <SpecTable groups={[{ specs: parameters }]} />
        </section>
      )}
      <DeliveryTerms />
    </div>
  );
}
