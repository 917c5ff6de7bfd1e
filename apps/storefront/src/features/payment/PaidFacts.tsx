import type { Order } from '@mallard/domain/contract';
import { maskPhone } from '@mallard/domain/validation';
import { MapPin, TicketPercent, Truck } from '@mallard/ui/glyphs';
import { type Glyph, Icon } from '@mallard/ui/Icon';
import { usePriceFormat } from '@mallard/ui/usePriceFormat';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { AddressLine } from '../../shared/address/AddressLine.tsx';
import { useDayRange } from '../../shared/purchase/useDayRange.ts';
import * as styles from './Payment.css.ts';

/** Address, arrival and savings of a paid order. */
export function PaidFacts({ order }: { order: Order }) {
  const { t } = useTranslation('payment');
  const format = usePriceFormat();
  const dayRange = useDayRange();
  const { recipient, contactNumber, shippingAddress, arrival, savings } = order;
  const facts: { glyph: Glyph; label: string; text: string; detail?: ReactNode }[] = [
    {
      glyph: MapPin,
      label: t('facts.address'),
      text: `${recipient} ${maskPhone(contactNumber)}`,
      detail: <AddressLine line={shippingAddress} />,
    },
  ];
  if (arrival) {
    const [from, to] = arrival.map((time) => Date.parse(time));
    if (from !== undefined && to !== undefined)
      facts.push({ glyph: Truck, label: t('facts.arrival'), text: dayRange(from, to) });
  }
  if (savings > 0) facts.push({ glyph: TicketPercent, label: t('facts.saved'), text: format.format(savings) });
  return (
    <dl className={styles.facts}>
      {facts.map(({ glyph, label, text, detail }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.factLabel}>
            <Icon glyph={glyph} size="sm" />
            <span>{label}</span>
          </dt>
          <dd translate="no" className={styles.factText}>
            {text}
            {detail !== undefined && <span className={styles.factDetail}>{detail}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
