import type { Minor } from '@mallard/domain/money';
import { type HTMLAttributes, type ReactNode, type Ref, useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { TriangleAlert } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { usePriceFormat } from '../../intl/usePriceFormat.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './PriceChangedGate.css.ts';

export interface PriceChangedGateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'children'> {
  /** The accepted amount, minor units. */
  accepted: Minor;
  /** The amount that would be charged now, minor units. */
  current: Minor;
  /** Called with the newly accepted amount; pass it back as `accepted`. */
  onAccept: (amount: Minor) => void;
  /** Renders the submit button; it must not submit while it is blocked. */
  children: (isBlocked: boolean) => ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Blocks an order until the shopper has accepted its current amount, whether it is higher or lower. */
export function PriceChangedGate(props: PriceChangedGateProps) {
  const { accepted, current, onAccept, children, className, ...remainingProps } = props;
  const t = useMessages('checkout', 'PriceChangedGate');
  const format = usePriceFormat();
  const announce = useAnnounce();
  const gate = useRef<HTMLDivElement>(null);
  const isBlocked = accepted !== current;
  const [from, to] = [format.format(accepted), format.format(current)];

  function accept() {
    onAccept(current);
    announce(t('accepted', { to }));
    // The pressed button disappears with the notice; the next action is below it.
    gate.current?.focus();
  }

  return (
    <div {...remainingProps} className={joinClass(styles.root, className)}>
      {/* The empty region exists first: screen readers announce only changes in it. */}
      <div role="alert">
        {isBlocked && (
          <div className={styles.notice}>
            <Icon glyph={TriangleAlert} />
            <p className={styles.text}>
              {current > accepted ? t('increased', { from, to }) : t('decreased', { from, to })}
            </p>
            <Button variant="quiet" size="sm" className={styles.accept} onPress={accept}>
              {t('accept', { to })}
            </Button>
          </div>
        )}
      </div>
      <div ref={gate} tabIndex={-1} className={styles.gate}>
        {children(isBlocked)}
      </div>
    </div>
  );
}
