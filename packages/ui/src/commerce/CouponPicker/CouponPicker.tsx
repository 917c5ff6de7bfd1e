import type { OrderPreview } from '@mallard/domain/contract';
import { type Ref, useState } from 'react';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../../feedback/ErrorPanel/ErrorPanel.tsx';
import { useReopening } from '../../feedback/ModalLayer/useReopening.ts';
import { Sheet } from '../../feedback/Sheet/Sheet.tsx';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { useLoadingAnnouncement } from '../../foundations/Announcer/useLoadingAnnouncement.ts';
import { Ticket } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Skeleton } from '../../foundations/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import type { Translate } from '../../intl/createTranslate.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { usePriceFormat } from '../../intl/usePriceFormat.ts';
import { Tabs } from '../../navigation/Tabs/Tabs.tsx';
import { CouponCard } from '../CouponCard/CouponCard.tsx';
import { couponWorth } from '../CouponCard/couponText.ts';
import { ClaimableCoupons } from './ClaimableCoupons.tsx';
import { CouponChoices } from './CouponChoices.tsx';
import { CouponCode, type CouponCodeResult } from './CouponCode.tsx';
import * as styles from './CouponPicker.css.ts';

export type { CouponCodeResult } from './CouponCode.tsx';

export interface CouponPickerProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called with `false` when the user closes it. */
  onOpenChange: (isOpen: boolean) => void;
  /**
   * Coupons with the saving of each on this order, or why it cannot be used, in this order. Pass
   * those of the order's preview, or of `couponChoices` of the domain package.
   */
  coupons: OrderPreview['coupons'];
  /** Id of the applied coupon, `null` for none. */
  selectedId: string | null;
  /** Called with the id of the selected coupon, `null` for none; you may close the sheet. The saving is announced. */
  onSelect: (couponId: string | null) => void;
  /** Called with the id of a coupon to claim and use on this order; shows claimable coupons. */
  onClaim?: ((couponId: string) => void) | undefined;
  /** Id of the coupon that is being claimed. */
  claimingId?: string | undefined;
  /** Called with an entered code; shows the field for it. */
  onCodeSubmit?: ((code: string) => void) | undefined;
  /** Result of the last code. */
  codeResult?: CouponCodeResult | undefined;
  /** Loading state of the coupons. @default 'ready' */
  status?: 'loading' | 'error' | 'ready' | undefined;
  /** Loads the coupons again after an error. */
  onRetry?: (() => void) | undefined;
  /**
   * A clock of its own, milliseconds since 1970; pass the same function each time. @default the
   * clock of `MallardProvider`
   */
  now?: (() => number) | undefined;
  /** Id of the panel. */
  id?: string | undefined;
  /** Class of the panel. */
  className?: string | undefined;
  /** The panel. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** The announcement for a coupon that replaced another one. */
interface Replacement {
  id: string | null;
  explanation: string;
}

/** Selects one coupon for an order, or none. Unusable coupons show the reason. */
export function CouponPicker(props: CouponPickerProps) {
  const {
    isOpen,
    onOpenChange,
    coupons,
    selectedId,
    onSelect,
    onClaim,
    claimingId,
    onCodeSubmit,
    codeResult,
    status = 'ready',
    onRetry,
    now,
    ...elementProps
  } = props;
  const t = useMessages('cart', 'CouponPicker');
  const tCouponCard = useMessages('commerce', 'CouponCard');
  const format = usePriceFormat();
  const announce = useAnnounce();
  const [replaced, setReplaced] = useState<Replacement>();
  useReopening(isOpen, () => setReplaced(undefined));
  const usable = coupons.filter(({ isUsable }) => isUsable);
  const claimable = onClaim ? coupons.filter(isClaimable) : [];
  const unusable = coupons.filter((choice) => !choice.isUsable && !(onClaim && isClaimable(choice)));

  function select(id: string | null) {
    const before = coupons.find(({ coupon }) => coupon.id === selectedId)?.coupon;
    const selected = usable.find(({ coupon }) => coupon.id === id);
    const named = (coupon: OrderPreview['coupons'][number]['coupon']) =>
      `${coupon.name} ${couponWorth(coupon, tCouponCard, format)}`;
    const explanation =
      before && selected && before.id !== selected.coupon.id
        ? t('replaced', { from: named(before), to: named(selected.coupon) })
        : undefined;
    setReplaced(explanation === undefined ? undefined : { id, explanation });
    const outcome = selected ? t('applied', { amount: format.format(selected.saving) }) : t('removed');
    announce(explanation === undefined ? outcome : `${explanation} ${outcome}`, { key: 'coupon' });
    onSelect(id);
  }

  return (
    <Sheet {...elementProps} isOpen={isOpen} onOpenChange={onOpenChange} title={t('title')}>
      <div className={styles.body} aria-busy={status === 'loading'}>
        {onCodeSubmit && <CouponCode onSubmit={onCodeSubmit} result={codeResult} />}
        {status === 'loading' && <Loading />}
        {status === 'error' && <ErrorPanel headingLevel={3} onRetry={onRetry} />}
        {status === 'ready' && coupons.length === 0 && (
          <EmptyState headingLevel={3} illustration={<Icon glyph={Ticket} size="lg" />} title={t('empty')} />
        )}
        {status === 'ready' && coupons.length > 0 && (
          <Tabs
            label={t('tabs')}
            items={[
              {
                id: 'usable',
                label: t('usable'),
                count: usable.length + claimable.length,
                content: (
                  <>
                    {replaced && replaced.id === selectedId && (
                      <p className={styles.replaced}>{replaced.explanation}</p>
                    )}
                    <div className={styles.list}>
                      {(usable.length > 0 || claimable.length === 0) && (
                        <CouponChoices coupons={usable} selectedId={selectedId} onSelect={select} now={now} />
                      )}
                      {onClaim && claimable.length > 0 && (
                        <ClaimableCoupons coupons={claimable} onClaim={onClaim} claimingId={claimingId} now={now} />
                      )}
                    </div>
                  </>
                ),
              },
              {
                id: 'unusable',
                label: t('unusable'),
                count: unusable.length,
                content:
                  unusable.length === 0 ? (
                    <p className={styles.quiet}>{t('noneUnusable')}</p>
                  ) : (
                    <ul className={styles.list}>
                      {unusable.map(({ coupon, reason }) => (
                        <li key={coupon.id}>
                          <CouponCard
                            coupon={coupon}
                            unavailableReason={coupon.status === 'soldOut' ? t('soldOut') : reasonText(reason, t)}
                            end=""
                          />
                        </li>
                      ))}
                    </ul>
                  ),
              },
            ]}
          />
        )}
      </div>
    </Sheet>
  );
}

/** Whether claiming it would reduce the price of the order. */
function isClaimable({ reason, saving, coupon }: OrderPreview['coupons'][number]): boolean {
  return reason === 'NOT_CLAIMED' && saving > 0 && coupon.status === 'claimable';
}

function Loading() {
  const t = useMessages('cart', 'CouponPicker');
  useLoadingAnnouncement(t('loading'));
  return (
    <div className={styles.list}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton shape="panel" className={styles.ghost} />
      <Skeleton shape="panel" className={styles.ghost} />
    </div>
  );
}

/** Returns why a coupon can't be used, or a general sentence for an unknown code. */
function reasonText(reason: string | null, t: Translate<'cart', 'CouponPicker'>): string {
  const key = `reasons.${reason}`;
  return reason !== null && t.has(key) ? t(key) : t('otherReason');
}
