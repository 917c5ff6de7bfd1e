import type { OrderAmounts, OrderItem } from '@mallard/domain/contract';
import {
  type AfterSaleKind,
  type AfterSaleReason,
  afterSaleReasonsOf,
  MAX_AFTER_SALE_NOTE,
  SHIP_BACK_WITHIN_MS,
} from '@mallard/domain/rules';
import { type Ref, useId, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Form, type FormProps } from '../../forms/Form/Form.tsx';
import { RadioCard } from '../../forms/RadioGroup/RadioCard.tsx';
import { RadioGroup } from '../../forms/RadioGroup/RadioGroup.tsx';
import { Select } from '../../forms/Select/Select.tsx';
import { TextArea } from '../../forms/TextArea/TextArea.tsx';
import { focusFailedPhoto } from '../../forms/Uploader/focusFailedPhoto.ts';
import { Uploader } from '../../forms/Uploader/Uploader.tsx';
import type { UploadItem } from '../../forms/Uploader/UploadItem.ts';
import { Image } from '../../foundations/Image/Image.tsx';
import { pictureProps } from '../../foundations/Image/pictureProps.ts';
import * as pictureSizes from '../../foundations/Image/pictureSizes.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { formatOptions } from '../formatOptions.ts';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx';
import { RefundAmounts } from '../RefundAmounts.tsx';
import * as styles from './RefundForm.css.ts';

/** An order line that can be refunded. */
export interface RefundableItem extends Pick<OrderItem, 'id' | 'title' | 'attributes' | 'image'> {
  /** Refundable quantity, at least one. */
  quantity: number;
}

/** A refund request. */
export interface RefundDraft {
  orderItemUuid: string;
  kind: AfterSaleKind;
  reason: AfterSaleReason;
  quantity: number;
  note: string;
}

/** Events of the photo field. The parent stores and uploads the photos. */
export interface RefundPhotoEvents {
  onAdd: (files: File[]) => void;
  onRemove: (photoId: string) => void;
  onRetry?: ((photoId: string) => void) | undefined;
  onReorder?: ((photoIds: string[]) => void) | undefined;
}

export interface RefundFormProps extends Omit<FormProps, 'children' | 'onSubmit'> {
  /** Lines to select from, at least one. */
  items: readonly RefundableItem[];
  /** Id of the initially selected line. @default the first one */
  defaultItemId?: string | undefined;
  /** Available kinds, at least one, from `afterSaleKindsOf`. */
  kinds: readonly AfterSaleKind[];
  /** Computes the refund of a quantity of a line, see `lineRefund` and `shippingRefund`. */
  amountsOf: (itemId: string, quantity: number) => OrderAmounts;
  /** Whether shipping was paid for the order: then the form says when it is refunded. @default false */
  hasShipping?: boolean | undefined;
  /** The photos, with the stage of each upload. */
  photos?: readonly UploadItem[] | undefined;
  /** Shows the photo field. */
  photoEvents?: RefundPhotoEvents | undefined;
  /** Called with the request once it is complete and all photos are uploaded. */
  onSubmit: (draft: RefundDraft) => void;
  /** Whether the network is unavailable: nothing is submitted. @default false */
  isOffline?: boolean | undefined;
  /** Why the last attempt failed. */
  errorMessage?: string | undefined;
  ref?: Ref<HTMLFormElement> | undefined;
}

const SHIP_BACK_DAYS = SHIP_BACK_WITHIN_MS / 86_400_000;

const noPhotos: readonly UploadItem[] = [];

/** Requests a return or refund for one order line: kind, reason, quantity, photos, and the resulting amount. */
export function RefundForm(props: RefundFormProps) {
  const {
    items,
    defaultItemId,
    kinds,
    amountsOf,
    hasShipping = false,
    photos = noPhotos,
    photoEvents,
    onSubmit,
    isOffline = false,
    errorMessage,
    isPending = false,
    className,
    ...remainingProps
  } = props;
  const t = useMessages('orders', 'RefundForm');
  const tAfterSale = useMessages('orders', 'afterSale');
  const tShared = useMessages('shared', 'common');
  const amountId = useId();
  const [itemId, setItemId] = useState(defaultItemId);
  const [chosenKind, setKind] = useState<AfterSaleKind>();
  const [reason, setReason] = useState('');
  const [requested, setRequested] = useState<number>();
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const foot = useRef<HTMLDivElement>(null);

  const item = items.find(({ id }) => id === itemId) ?? items[0];
  const kind = kinds.find((kind) => kind === chosenKind) ?? kinds.at(-1);
  if (!item || !kind) return null;
  const reasons = afterSaleReasonsOf(kind);
  const knownReason = reasons.find((one) => one === reason);
  const quantity = Math.min(requested ?? item.quantity, item.quantity);

  const hasFailedPhoto = photos.some(({ status }) => status === 'failed');
  const isUploading = photos.some(({ status }) => status !== 'done');
  const disabledReason = isOffline
    ? t('offline')
    : hasFailedPhoto
      ? t('uploadFailed')
      : isUploading
        ? t('stillUploading')
        : undefined;
  const failure = (isTried ? disabledReason : undefined) ?? errorMessage;

  function submit() {
    setTried(true);
    if (!item || !kind || !knownReason) return;
    if (disabledReason === undefined)
      onSubmit({ orderItemUuid: item.id, kind, reason: knownReason, quantity, note: note.trim() });
    else if (hasFailedPhoto && !isOffline) focusFailedPhoto(foot.current?.closest('form'));
  }

  return (
    <Form {...remainingProps} isPending={isPending} className={joinClass(styles.root, className)} onSubmit={submit}>
      <RadioGroup label={t('item')} value={item.id} onChange={setItemId}>
        {items.map(({ id, title, image, attributes, quantity: left }) => (
          <RadioCard
            key={id}
            value={id}
            title={title}
            media={<Image {...pictureProps(image, pictureSizes.thumb)} alt="" ratio="1:1" className={styles.shot} />}
            end={tAfterSale('quantity', { count: left })}
          >
            {formatOptions(attributes, tShared)}
          </RadioCard>
        ))}
      </RadioGroup>
      <RadioGroup label={t('kind')} value={kind} onChange={(value) => setKind(kinds.find((kind) => kind === value))}>
        {kinds.map((kind) => (
          <RadioCard key={kind} value={kind} title={tAfterSale(`kinds.${kind}`)}>
            {t(`kindHints.${kind}`, { count: SHIP_BACK_DAYS })}
          </RadioCard>
        ))}
      </RadioGroup>
      <Select
        label={t('reason')}
        name="reason"
        isRequired
        placeholder={t('reasonPlaceholder')}
        value={knownReason ?? ''}
        items={reasons.map((reason) => ({ id: reason, label: tAfterSale(`reasons.${reason}`) }))}
        validate={(value) => (value === '' ? t('reasonRequired') : undefined)}
        onChange={setReason}
      />
      {item.quantity > 1 && (
        <div className={styles.block}>
          <span aria-hidden="true" className={styles.label}>
            {t('quantity')}
          </span>
          <QuantityStepper
            label={t('quantity')}
            value={quantity}
            max={item.quantity}
            maxReason="limit"
            limitMessage={t('quantityLimit', { max: item.quantity })}
            onChange={setRequested}
          />
        </div>
      )}
      <TextArea
        label={t('note')}
        name="note"
        rows={3}
        placeholder={t('notePlaceholder')}
        maxLength={MAX_AFTER_SALE_NOTE}
        value={note}
        onChange={setNote}
      />
      {photoEvents && (
        <Uploader
          label={t('photos')}
          items={photos}
          isOffline={isOffline && isUploading}
          onAdd={photoEvents.onAdd}
          onRemove={photoEvents.onRemove}
          onRetry={photoEvents.onRetry}
          onReorder={photoEvents.onReorder}
        />
      )}
      <section aria-labelledby={amountId} className={styles.amounts}>
        <h2 id={amountId} className={styles.label}>
          {t('amount')}
        </h2>
        <RefundAmounts amounts={amountsOf(item.id, quantity)} hasShipping={hasShipping} />
        {hasShipping && <p className={styles.hint}>{t('shippingHint')}</p>}
      </section>
      <div ref={foot} className={styles.foot}>
        <Button type="submit" size="lg" isFullWidth isPending={isPending} pendingLabel={t('submitting')}>
          {t('submit')}
        </Button>
        {failure !== undefined && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
      </div>
    </Form>
  );
}
