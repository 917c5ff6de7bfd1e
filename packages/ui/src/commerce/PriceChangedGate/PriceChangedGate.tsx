import { formatPrice, type Minor } from '@mallard/domain/money';
import { type HTMLAttributes, type ReactNode, type Ref, useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { TriangleAlert } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './PriceChangedGate.css.ts';

export interface PriceChangedGateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'children'> {
  /** The amount that the shopper has agreed to, minor units. */
  accepted: Minor;
  /** The amount that would be charged now, minor units. */
  current: Minor;
  /** Called with the amount that is agreed to now; pass it back as `accepted`. */
  onAccept: (amount: Minor) => void;
  /** Draws what submits the order; it must not submit while it is blocked. */
  children: (isBlocked: boolean) => ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Lets an order through only at an amount that the shopper has seen and agreed to, cheaper or not. */
export function PriceChangedGate(props: PriceChangedGateProps) {
  const { accepted, current, onAccept, children, className, ...rest } = props;
  const t = useMessages('commerce', 'PriceChangedGate');
  const announce = useAnnounce();
  const gate = useRef<HTMLDivElement>(null);
  const isBlocked = accepted !== current;
  const [from, to] = [formatPrice(accepted), formatPrice(current)];

  function accept() {
    onAccept(current);
    announce(t('accepted', { to }));
    // The pressed button goes with the notice; the next thing to do is below it.
    gate.current?.focus();
  }

  return (
    <div {...rest} className={joinClass(styles.root, className)}>
      {/* There before its words: only what changes in it is spoken. */}
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
