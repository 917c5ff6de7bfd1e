import { CircleAlert } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { canHover } from '../../theme/motion.ts';
import { useMediaQuery } from '../../theme/useMediaQuery.ts';
import { RegionLevels } from './RegionLevels.tsx';
import type { LoadChildren, RegionPath, SearchRegions } from './RegionOption.ts';
import * as styles from './RegionPanel.css.ts';
import { RegionSearch } from './RegionSearch.tsx';
import { useRegionPath } from './useRegionPath.ts';

interface RegionPanelProps {
  /** Whether it is open; no selection is completed while it closes. @default true */
  isOpen?: boolean | undefined;
  label: string;
  names: readonly string[];
  value: RegionPath;
  loadChildren: LoadChildren;
  search: SearchRegions | undefined;
  searchHint: string;
  layout: 'columns' | 'tabs';
  onComplete: (path: RegionPath) => void;
}

/** Search, then one list for each level. */
export function RegionPanel(props: RegionPanelProps) {
  const { isOpen, label, names, value, loadChildren, search, searchHint, layout, onComplete } = props;
  const t = useMessages('address', 'RegionPicker');
  // On touch screens the focus would open a keyboard over the lists.
  const canPoint = useMediaQuery(canHover);
  const path = useRegionPath({ loadChildren, depth: names.length, defaultValue: value, isOpen, onComplete });
  const levels = (
    <>
      {path.isRetired && (
        <p className={styles.retired}>
          <Icon glyph={CircleAlert} size="sm" />
          <span>{t('retired')}</span>
        </p>
      )}
      <RegionLevels
        label={label}
        names={names}
        layout={layout}
        levels={path.levels}
        takesFocus={!search && layout === 'columns'}
        onChoose={path.choose}
        onRetry={path.retry}
      />
    </>
  );
  return (
    <div className={styles.panel}>
      {search ? (
        <RegionSearch
          search={search}
          hint={searchHint}
          takesFocus={layout === 'columns' && canPoint}
          onChoose={path.goTo}
        >
          {levels}
        </RegionSearch>
      ) : (
        levels
      )}
    </div>
  );
}
