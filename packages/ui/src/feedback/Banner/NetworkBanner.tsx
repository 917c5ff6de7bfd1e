import { type LucideIcon, RefreshCw, ServerCrash, Wifi, WifiOff } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import type { MessageKey } from '../../intl/Messages.ts';
import { useMessages } from '../../intl/useMessages.ts';
import * as styles from './Banner.css.ts';
import { Banner, type BannerProps } from './Banner.tsx';

/** State of the line to the server; `restored` is shown for a while after it came back. */
export type NetworkStatus = 'online' | 'checking' | 'offline' | 'unreachable' | 'restored';

export interface NetworkBannerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'children'> {
  /** State of the line; nothing is shown while `online`. */
  status: NetworkStatus;
  /** Tries to reach the server now; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Whether that is being tried. @default false */
  isRetrying?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

interface Face {
  tone: BannerProps['tone'];
  glyph: LucideIcon;
  message: MessageKey;
  canRetry: boolean;
}

const faces: Readonly<Record<Exclude<NetworkStatus, 'online'>, Face>> = {
  checking: { tone: 'info', glyph: RefreshCw, message: 'networkChecking', canRetry: false },
  offline: { tone: 'warning', glyph: WifiOff, message: 'networkOffline', canRetry: true },
  unreachable: { tone: 'danger', glyph: ServerCrash, message: 'networkUnreachable', canRetry: true },
  restored: { tone: 'success', glyph: Wifi, message: 'networkRestored', canRetry: false },
};

/** Says when the shop shows stored data because the server cannot be reached, once per change. */
export function NetworkBanner({ status, onRetry, isRetrying = false, ...rest }: NetworkBannerProps) {
  const messages = useMessages();
  const face = status === 'online' ? undefined : faces[status];
  return (
    // The region stays, empty, so that screen readers notice when something comes into it.
    <div role="status" {...rest}>
      {face && (
        <Banner
          tone={face.tone}
          glyph={face.glyph}
          action={
            face.canRetry &&
            onRetry && (
              <Button
                size="sm"
                variant="quiet"
                className={styles.action}
                isPending={isRetrying}
                pendingLabel={messages.retrying}
                onPress={onRetry}
              >
                {messages.retry}
              </Button>
            )
          }
        >
          {messages[face.message]}
        </Banner>
      )}
    </div>
  );
}
