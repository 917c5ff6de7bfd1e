import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Button } from '../../actions/Button/Button.tsx';
import { leaveFocus } from '../../foundations/leaveFocus.ts';
import { AriaProvider } from '../../foundations/MallardProvider/AriaProvider.tsx';
import { Spinner } from '../../foundations/Spinner/Spinner.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { scrollColumnTo } from '../scrollColumnTo.ts';
import type { RegionOption } from './RegionOption.ts';
import * as styles from './RegionPanel.css.ts';
import type { RegionLevel } from './useRegionPath.ts';

interface RegionListProps {
  label: string;
  level: RegionLevel;
  /** Whether the list receives the focus once it has loaded, or its Retry when it fails or is empty. */
  hasFocus: boolean;
  onChoose: (option: RegionOption) => void;
  onRetry: () => void;
}

/** The regions of one level, or why they could not be loaded. */
export function RegionList({ label, level, hasFocus, onChoose, onRetry }: RegionListProps) {
  const t = useMessages('address', 'RegionPicker');
  const tShared = useMessages('shared', 'common');
  if (level.status === 'loading')
    return (
      <div role="status" className={styles.notice}>
        <Spinner label="" />
        <span>{tShared('loading')}</span>
      </div>
    );
  const hasFailed = level.status === 'error';
  if (hasFailed || level.options.length === 0)
    return (
      <div role="alert" className={styles.notice}>
        <span>{hasFailed ? t('failed') : t('noRegions')}</span>
        <Button ref={leaveFocus} variant="quiet" size="sm" autoFocus={hasFocus} onPress={onRetry}>
          {tShared('retry')}
        </Button>
      </div>
    );
  return (
    <AriaProvider>
      <ListBox
        aria-label={label}
        items={level.options}
        dependencies={[level.selectedRegion]}
        selectionMode="single"
        selectedKeys={level.selectedRegion ? [level.selectedRegion.code] : []}
        autoFocus={hasFocus && (level.selectedRegion ? true : 'first')}
        // Escape closes the picker without a selection.
        escapeKeyBehavior="none"
        // Not on press down: the list may disappear before the press ends.
        shouldSelectOnPressUp
        className={styles.list}
        onSelectionChange={(keys) => {
          // React Aria deselects a selected option that is pressed; here the press continues with
          // it.
          const code = keys === 'all' ? undefined : ([...keys][0] ?? level.selectedRegion?.code);
          const option = level.options.find((other) => other.code === code);
          if (option) onChoose(option);
        }}
      >
        {({ code, name }) => (
          <ListBoxItem
            ref={code === level.selectedRegion?.code ? showInColumn : undefined}
            id={code}
            textValue={name}
            className={styles.option}
          >
            {name}
          </ListBoxItem>
        )}
      </ListBox>
    </AriaProvider>
  );
}

/** Scrolls a list that is longer than its column until an option is visible. */
function showInColumn(option: HTMLElement | null): void {
  const list = option?.closest('[role="listbox"]');
  if (option && list) scrollColumnTo(list, option);
}
