import type { AfterSale, OrderItem } from '@mallard/domain/contract';
import { type AfterSaleAction, isReleased } from '@mallard/domain/rules';
import { type Ref, useId, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { StatusBadge } from '../../feedback/StatusBadge/StatusBadge.tsx';
import { Form, type FormProps } from '../../forms/Form/Form.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Image } from '../../foundations/Image/Image.tsx';
import { pictureProps } from '../../foundations/Image/pictureProps.ts';
import * as pictureSizes from '../../foundations/Image/pictureSizes.ts';
import { Surface, type SurfaceProps } from '../../foundations/Surface/Surface.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { formatInstant } from '../../intl/formatInstant.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { useTimeZone } from '../../intl/useTimeZone.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { afterSaleName } from '../afterSaleName.ts';
import { formatLineName } from '../formatLineName.ts';
import { formatOptions } from '../formatOptions.ts';
import { OrderTimeline } from '../OrderTimeline/OrderTimeline.tsx';
import { RefundAmounts } from '../RefundAmounts.tsx';
import * as styles from './RefundStatus.css.ts';
import { refundSteps } from './refundSteps.ts';

export interface RefundStatusProps extends Omit<SurfaceProps, 'children' | 'as'> {
  /** The request as the server sends it; its status may be unknown. */
  request: AfterSale;
  /** The order line of the request. */
  item?: Pick<OrderItem, 'title' | 'attributes' | 'image'> | undefined;
  /** Available actions, from `allowedAfterSaleActions`. */
  actions: readonly AfterSaleAction[];
  /** Called when the shopper wants to withdraw the request; ask for confirmation first. */
  onWithdraw: () => void;
  /** Called with the tracking number of the returned parcel. */
  onShip: (trackingNumber: string) => void;
  /** Called when the typed tracking number starts to differ from the initial one, and when it no longer does. */
  onDirtyChange?: FormProps['onDirtyChange'];
  /** Whether a change of this request is being saved. @default false */
  isPending?: boolean | undefined;
  /** Why the last attempt failed. */
  errorMessage?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

const TRACKING_NUMBER = /^[A-Za-z0-9-]{6,40}$/;

/** A return or refund: its status, next action, order line, amounts, and progress. */
export function RefundStatus(props: RefundStatusProps) {
  const {
    request,
    item,
    actions,
    onWithdraw,
    onShip,
    onDirtyChange,
    isPending = false,
    errorMessage,
    className,
    ...elementProps
  } = props;
  const t = useMessages('orders', 'RefundStatus');
  const tAfterSale = useMessages('orders', 'afterSale');
  const tShared = useMessages('shared', 'common');
  const timeZone = useTimeZone();
  const headingId = useId();
  const { kind, status, reason, note, quantity, images, amounts, refusal, returnAddress, shipBefore } = request;
  const itemName = item && formatLineName(item, tShared);
  const nameOf = (code: string) => afterSaleName('statuses', code, tAfterSale);
  const nextKey = `nextSteps.${status}`;
  const knownNext = t.has(nextKey) ? t(nextKey) : undefined;
  const next = shipBefore === null ? knownNext : t('sendBack', { deadline: formatInstant(shipBefore, timeZone) });
  const facts: readonly [label: string, value: string | null][] = [
    [t('refusal'), refusal],
    [t('reason'), afterSaleName('reasons', reason, tAfterSale)],
    [t('quantity'), tAfterSale('quantity', { count: quantity })],
    [t('note'), note],
    [t('returnAddress'), actions.includes('ship') ? null : returnAddress],
    [t('trackingNumber'), request.trackingNumber],
  ];
  return (
    <Surface {...elementProps} as="article" className={joinClass(styles.root, className)}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.status}>
          <StatusBadge status={status} className={styles.status}>
            {nameOf(status)}
          </StatusBadge>
          <VisuallyHidden>
            {[itemName, formatInstant(request.createTime, timeZone)]
              .filter(Boolean)
              .map((part) => `${tShared('phraseSeparator')}${part}`)
              .join('')}
          </VisuallyHidden>
        </h2>
        {next && <p className={styles.next}>{next}</p>}
      </div>
      {item && (
        <div className={styles.item}>
          <Image {...pictureProps(item.image, pictureSizes.thumb)} alt="" ratio="1:1" className={styles.shot} />
          <div className={styles.names}>
            <span className={styles.title}>{item.title}</span>
            <span className={styles.choice}>{formatOptions(item.attributes, tShared)}</span>
            <span className={styles.choice}>{afterSaleName('kinds', kind, tAfterSale)}</span>
          </div>
        </div>
      )}
      {actions.includes('ship') && (
        <ShipForm
          headingId={headingId}
          address={returnAddress}
          isPending={isPending}
          errorMessage={errorMessage}
          onShip={onShip}
          onDirtyChange={onDirtyChange}
        />
      )}
      <dl className={styles.facts}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className={styles.fact}>
                <dt className={styles.term}>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {images.length > 0 && (
        <dl className={styles.facts}>
          <div className={styles.fact}>
            <dt className={styles.term}>{t('photos')}</dt>
            <dd className={`${styles.value} ${styles.photos}`}>
              {images.map((image, index) => (
                <Image
                  key={image.url}
                  {...pictureProps(image, pictureSizes.thumb)}
                  alt={
                    itemName === undefined
                      ? t('photoNumber', { position: index + 1, total: images.length })
                      : t('photoOf', { position: index + 1, total: images.length, name: itemName })
                  }
                  ratio="1:1"
                  className={styles.photo}
                />
              ))}
            </dd>
          </div>
        </dl>
      )}
      {!isReleased(status) && <RefundAmounts amounts={amounts} hasShipping={amounts.shipping > 0} />}
      <OrderTimeline
        orientation="vertical"
        label={t('progress')}
        steps={refundSteps(request).map(({ status: step, time, state }, index) => ({
          id: `${index}-${step}`,
          title: step === 'requested' ? t('requested') : nameOf(step),
          time,
          state,
        }))}
      />
      {errorMessage !== undefined && !actions.includes('ship') && (
        <p role="alert" className={styles.failure}>
          {errorMessage}
        </p>
      )}
      {actions.includes('withdraw') && (
        <div className={styles.foot}>
          <Button variant="quiet" isDisabled={isPending} onPress={onWithdraw} aria-describedby={headingId}>
            {t('withdraw')}
          </Button>
        </div>
      )}
    </Surface>
  );
}

interface ShipFormProps {
  /** Id of the request's heading, which distinguishes its form from those of others. */
  headingId: string;
  address: string | null;
  isPending: boolean;
  errorMessage: string | undefined;
  onShip: (trackingNumber: string) => void;
  onDirtyChange: FormProps['onDirtyChange'];
}

/** The address for the return, and the field for the tracking number. */
function ShipForm({ headingId, address, isPending, errorMessage, onShip, onDirtyChange }: ShipFormProps) {
  const t = useMessages('orders', 'RefundStatus');
  const [trackingNumber, setTrackingNumber] = useState('');
  const trimmed = trackingNumber.trim();
  return (
    <Form
      aria-labelledby={headingId}
      className={styles.ship}
      isPending={isPending}
      onDirtyChange={onDirtyChange}
      onSubmit={() => onShip(trimmed.toUpperCase())}
    >
      {address && (
        <dl className={styles.facts}>
          <div className={styles.fact}>
            <dt className={styles.term}>{t('returnAddress')}</dt>
            <dd className={styles.value}>{address}</dd>
          </div>
        </dl>
      )}
      <TextField
        label={t('trackingNumber')}
        name="trackingNumber"
        description={t('trackingHint')}
        isRequired
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        value={trackingNumber}
        errorMessage={errorMessage}
        validate={(text) => {
          if (text.trim() === '') return t('trackingRequired');
          return TRACKING_NUMBER.test(text.trim()) ? undefined : t('trackingInvalid');
        }}
        onChange={setTrackingNumber}
      />
      <Button type="submit" isPending={isPending} aria-describedby={headingId}>
        {t('submitTracking')}
      </Button>
    </Form>
  );
}
