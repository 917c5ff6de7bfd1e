import type { Order } from '@mallard/domain/contract';
import { Button } from '@mallard/ui/Button';
import { formatInstant } from '@mallard/ui/formatInstant';
import { Printer } from '@mallard/ui/glyphs';
import { Heading } from '@mallard/ui/Heading';
import { Icon } from '@mallard/ui/Icon';
import { langOf } from '@mallard/ui/langOf';
import { Surface } from '@mallard/ui/Surface';
import { useTimeZone } from '@mallard/ui/useTimeZone';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useLocale } from '../../services/usePreferences.ts';
import { AddressLine } from '../../shared/address/AddressLine.tsx';
import { useDayRange } from '../../shared/purchase/useDayRange.ts';
import * as styles from './Orders.css.ts';

/** Numbers, times, address and methods of an order. Missing facts are omitted. */
export function OrderFacts({ order }: { order: Order }) {
  const { t, has } = useTranslation(['orders', 'shell']);
  const timeZone = useTimeZone();
  const locale = useLocale();
  const dayRange = useDayRange();
  const [from, to] = (order.arrival ?? []).map((instant) => Date.parse(instant));
  const time = (instant: string | null) => (instant === null ? null : formatInstant(instant, timeZone));
  /** Returns the name of a code, or the code itself if this version has no message for it. */
  const named = (group: 'shell:paymentMethods' | 'shippingMethods', code: string | null) =>
    code !== null && has(`${group}.${code}`) ? (t as (key: string) => string)(`${group}.${code}`) : code;
  const facts: [label: string, value: ReactNode][] = [
    [t('detail.number'), order.orderNumber],
    [t('detail.created'), time(order.createTime)],
    [t('detail.paid'), time(order.payTime)],
    [t('detail.shipped'), time(order.shipTime)],
    [t('detail.completed'), time(order.completeTime)],
    [t('detail.cancelled'), time(order.cancelTime)],
    [t('detail.recipient'), order.recipient],
    [t('detail.phone'), order.contactNumber],
    [t('detail.address'), <AddressLine line={order.shippingAddress} />],
    [t('detail.arrival'), from !== undefined && to !== undefined && dayRange(from, to)],
    [t('detail.shippingMethod'), named('shippingMethods', order.shippingMethod)],
    [t('detail.tracking'), order.trackingNumber],
    [t('detail.paymentMethod'), named('shell:paymentMethods', order.paymentMethod)],
    [t('detail.note'), order.note],
  ];
  // Page translators regroup digits.
  const codes = new Set<ReactNode>([order.orderNumber, order.contactNumber, order.trackingNumber]);
  return (
    <Surface as="section" padding={20} className={styles.information}>
      <div className={styles.factsHead}>
        <Heading level={2} size="subtitle">
          {t('detail.information')}
        </Heading>
        <Button variant="ghost" size="sm" className={styles.print} onPress={() => window.print()}>
          <Icon glyph={Printer} size="sm" />
          <span>{t('detail.print')}</span>
        </Button>
      </div>
      <dl className={styles.facts}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className={styles.fact}>
                <dt className={styles.label}>{label}</dt>
                <dd
                  lang={typeof value === 'string' ? langOf(value, locale) : undefined}
                  translate={codes.has(value) ? 'no' : undefined}
                  className={styles.value}
                >
                  {value}
                </dd>
              </div>
            ),
        )}
      </dl>
    </Surface>
  );
}
