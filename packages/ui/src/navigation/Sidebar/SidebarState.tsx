import { useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { useLoadingAnnouncement } from '../../foundations/Announcer/useLoadingAnnouncement.ts';
import { CircleAlert, RotateCw } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { leaveFocus } from '../../foundations/leaveFocus.ts';
import { Skeleton } from '../../foundations/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import * as styles from './Sidebar.css.ts';
import type { SidebarLink, SidebarMode } from './SidebarEntry.tsx';

/** A named group of links. */
export interface SidebarGroup {
  label: string;
  links: readonly SidebarLink[];
  /** `ready` shows the links, or nothing without any; the others show the loading state. @default 'ready' */
  status?: 'loading' | 'error' | 'ready' | undefined;
  /** Loads again after a failure; without it there is no retry button. */
  onRetry?: (() => void) | undefined;
  /** Text beside the name of the group, for example that these are not the shop's own. */
  note?: string | undefined;
}

interface SidebarStateProps {
  group: SidebarGroup;
  mode: SidebarMode;
}

const ROWS = 8;

/** Shows the loading or error state of a group of links. */
export function SidebarState({ group, mode }: SidebarStateProps) {
  return group.status === 'loading' ? (
    <Loading label={group.label} mode={mode} />
  ) : (
    <Failure onRetry={group.onRetry} mode={mode} />
  );
}

function Loading({ label, mode }: Pick<SidebarGroup, 'label'> & Pick<SidebarStateProps, 'mode'>) {
  const sentence = useMessages('navigation', 'Sidebar')('loading', { group: label });
  const box = useRef<HTMLDivElement>(null);
  // Phones hide the sidebar, so announce nothing there.
  useLoadingAnnouncement(sentence, () => box.current?.checkVisibility?.() ?? true);
  return (
    <div ref={box} aria-busy="true">
      <VisuallyHidden>{sentence}</VisuallyHidden>
      {Array.from({ length: ROWS }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are equal and never reordered
        <div key={row} className={styles.waiting({ mode })}>
          <span className={styles.waitingBox({ mode })}>
            <Skeleton />
          </span>
        </div>
      ))}
    </div>
  );
}

function Failure({ onRetry, mode }: Pick<SidebarGroup, 'onRetry'> & Pick<SidebarStateProps, 'mode'>) {
  const t = useMessages('navigation', 'Sidebar');
  const tShared = useMessages('shared', 'common');
  return (
    <div ref={leaveFocus} className={styles.failed({ mode })}>
      {mode === 'rail' ? (
        <>
          <p role="alert">
            <Icon glyph={CircleAlert} />
            <VisuallyHidden>{t('failed')}</VisuallyHidden>
          </p>
          {onRetry && (
            <IconButton label={tShared('retry')} onPress={onRetry}>
              <Icon glyph={RotateCw} />
            </IconButton>
          )}
        </>
      ) : (
        <>
          <p role="alert">{t('failed')}</p>
          {onRetry && (
            <Button size="sm" variant="quiet" onPress={onRetry}>
              {tShared('retry')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
