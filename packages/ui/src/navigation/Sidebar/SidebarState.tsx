import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { RotateCw } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Skeleton } from '../../foundations/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { sharedWords } from '../../intl/sharedWords.ts';
import { useWords } from '../../intl/useWords.ts';
import * as styles from './Sidebar.css.ts';
import type { SidebarGroup, SidebarProps } from './Sidebar.tsx';
import { sidebarWords } from './Sidebar.words.ts';

interface SidebarStateProps {
  group: SidebarGroup;
  mode: NonNullable<SidebarProps['mode']>;
}

const ROWS = 8;

/** Stands where links should be: on their way, or not to be had. */
export function SidebarState({ group, mode }: SidebarStateProps) {
  const words = useWords(sidebarWords);
  const { retry } = useWords(sharedWords);
  if (group.status === 'loading') {
    return (
      <div aria-busy="true">
        <VisuallyHidden role="status">{words.loading(group.label)}</VisuallyHidden>
        {Array.from({ length: ROWS }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never change places
          <div key={row} className={styles.waiting({ mode })}>
            <span className={styles.waitingBox({ mode })}>
              <Skeleton />
            </span>
          </div>
        ))}
      </div>
    );
  }
  if (mode === 'rail') {
    return (
      group.onRetry && (
        <IconButton label={`${words.failed} · ${retry}`} onPress={group.onRetry}>
          <Icon glyph={RotateCw} />
        </IconButton>
      )
    );
  }
  return (
    <div role="alert" className={styles.failed}>
      {words.failed}
      {group.onRetry && (
        <Button size="sm" variant="quiet" onPress={group.onRetry}>
          {retry}
        </Button>
      )}
    </div>
  );
}
