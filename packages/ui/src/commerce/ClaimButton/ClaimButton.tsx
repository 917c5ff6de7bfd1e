import { type HTMLAttributes, type Ref, useEffect, useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { LinkButton } from '../../actions/Button/LinkButton.tsx';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { Check } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './ClaimButton.css.ts';

export interface ClaimButtonProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children'> {
  /** Whether the coupon can be claimed, is claimed, or is sold out. */
  state: 'claimable' | 'claimed' | 'soldOut';
  /** Called when it is to be claimed. */
  onClaim?: (() => void) | undefined;
  /** URL of the login, when it is required first; replaces claiming. */
  signInHref?: string | undefined;
  /** URL where a claimed coupon can be used. */
  useHref?: string | undefined;
  /** Whether the coupon is being claimed. @default false */
  isPending?: boolean | undefined;
  /** Name of the coupon; part of the name of button and link. Required where a page has several. */
  couponName?: string | undefined;
  /** Id of an element that describes the coupon. */
  'aria-describedby'?: string | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** Claims a coupon, then links to where it can be used. */
export function ClaimButton(props: ClaimButtonProps) {
  const {
    state,
    onClaim,
    signInHref,
    useHref,
    isPending = false,
    couponName,
    'aria-describedby': description,
    ref,
    className,
    ...elementProps
  } = props;
  const t = useMessages('commerce', 'ClaimButton');
  const announce = useAnnounce();
  const after = useRef<HTMLElement>(null);
  const isPressed = useRef(false);

  useEffect(() => {
    if (state === 'claimable') return;
    // A state that changed before, or elsewhere, is not announced.
    const isAnswer = isPressed.current;
    isPressed.current = false;
    if (!isAnswer) return;
    announce(t(state));
    // The pressed button was replaced; the replacement gets its focus.
    if (document.activeElement === document.body) after.current?.focus();
  }, [state, announce, t]);

  // A press is forgotten when its screen is hidden, for example for the login.
  useEffect(
    () => () => {
      isPressed.current = false;
    },
    [],
  );

  /** Attributes that distinguish the action on one coupon from that on another. */
  const identify = (action: string) => ({
    ...(couponName !== undefined && { 'aria-label': t('actionOnCoupon', { action, coupon: couponName }) }),
    ...(description !== undefined && { 'aria-describedby': description }),
  });
  const keepAfter = (element: HTMLElement | null) => {
    after.current = element;
  };
  return (
    <span {...elementProps} ref={ref} className={joinClass(styles.root, className)}>
      {state === 'claimable' && signInHref !== undefined && (
        <LinkButton variant="accent" size="sm" href={signInHref} {...identify(t('signIn'))}>
          {t('signIn')}
        </LinkButton>
      )}
      {state === 'claimable' && signInHref === undefined && onClaim && (
        <Button
          variant="accent"
          size="sm"
          isPending={isPending}
          pendingLabel={t('claiming')}
          onPress={() => {
            isPressed.current = true;
            onClaim();
          }}
          {...identify(t('claim'))}
        >
          {t('claim')}
        </Button>
      )}
      {state === 'claimed' && useHref !== undefined && (
        <LinkButton ref={keepAfter} variant="quiet" size="sm" href={useHref} {...identify(t('use'))}>
          {t('use')}
        </LinkButton>
      )}
      {state === 'claimed' && useHref === undefined && (
        <span ref={keepAfter} tabIndex={-1} className={styles.done}>
          <Icon glyph={Check} size="sm" />
          <span>{t('claimed')}</span>
        </span>
      )}
      {state === 'soldOut' && (
        <span ref={keepAfter} tabIndex={-1} className={styles.soldOut}>
          {t('soldOut')}
        </span>
      )}
    </span>
  );
}
