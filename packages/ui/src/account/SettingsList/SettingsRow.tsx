import type { ReactNode } from 'react';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { Switch } from '../../forms/Switch/Switch.tsx';
import { ChevronRight } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import * as styles from './SettingsList.css.ts';
import type { SettingsItem } from './SettingsList.tsx';

type WordsOf = Exclude<SettingsItem, { kind: 'control' }>;

/** One row. */
export function SettingsRow({ item }: { item: SettingsItem }) {
  switch (item.kind) {
    case 'control':
      return <div className={styles.control}>{item.control}</div>;
    case 'switch':
      return (
        <div className={styles.switchRow}>
          {item.icon && <Icon glyph={item.icon} className={styles.icon} />}
          <Switch
            className={styles.switchField}
            isSelected={item.isSelected}
            onChange={item.onChange}
            isPending={item.isPending}
            description={item.description}
          >
            {item.label}
          </Switch>
        </div>
      );
    case 'link':
      return (
        <a href={item.href} className={styles.row}>
          <RowWords item={item} value={item.value} />
          <Icon glyph={ChevronRight} size="sm" isDirectional className={styles.chevron} />
        </a>
      );
    case 'action':
      return (
        <button
          type="button"
          className={styles.row}
          data-danger={item.tone === 'danger' || undefined}
          aria-busy={item.isPending || undefined}
          aria-disabled={item.isPending || undefined}
          onClick={() => {
            if (!item.isPending) item.onAction();
          }}
        >
          <RowWords item={item} value={item.isPending ? <Spinner label="" /> : item.value} />
        </button>
      );
    case 'value':
      return (
        <div className={styles.row}>
          <RowWords item={item} value={item.value} />
        </div>
      );
  }
}

function RowWords({ item, value }: { item: WordsOf; value: ReactNode }) {
  return (
    <>
      {item.icon && <Icon glyph={item.icon} className={styles.icon} />}
      <span className={styles.words}>
        {item.label}
        {item.description !== undefined && <span className={styles.description}>{item.description}</span>}
      </span>{' '}
      {value !== undefined && <span className={styles.value}>{value}</span>}
    </>
  );
}
