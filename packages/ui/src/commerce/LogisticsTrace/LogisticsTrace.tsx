import { Copy } from 'lucide-react';
import type { Ref } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useCommerceWords } from '../../intl/useCommerceWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { OrderTimeline } from '../OrderTimeline/OrderTimeline.tsx';
import * as styles from './LogisticsTrace.css.ts';

export interface LogisticsTraceProps {
  carrier: string | null;
  trackingNumber: string | null;
  /** Newest first. */
  events: readonly { time: string; code: string; text: string }[];
  /** Draws the button that copies the tracking number. */
  onCopy?: ((trackingNumber: string) => void) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Where a parcel is and was. */
export function LogisticsTrace({ carrier, trackingNumber, events, onCopy, className, ref }: LogisticsTraceProps) {
  const words = useCommerceWords();
  return (
    <div ref={ref} className={joinClass(styles.root, className)}>
      {trackingNumber !== null && (
        <div className={styles.head}>
          <p className={styles.carrier}>
            {carrier}
            <span className={styles.number}>{words.trackingNumber(trackingNumber)}</span>
          </p>
          {onCopy && (
            <IconButton label={words.copyTracking} onPress={() => onCopy(trackingNumber)}>
              <Icon glyph={Copy} />
            </IconButton>
          )}
        </div>
      )}
      {events.length === 0 ? (
        <p className={styles.empty}>{words.noTracking}</p>
      ) : (
        <OrderTimeline
          label={words.tracking}
          steps={events.map(({ time, code, text }, place) => ({
            key: `${code}-${time}`,
            title: text,
            time,
            // What lies behind a parcel is told by its order and its times, not by filled dots.
            state: place === 0 ? 'current' : 'upcoming',
          }))}
        />
      )}
    </div>
  );
}
