import { type ReactNode, useId } from 'react';
import { Switch } from '../../forms/Switch/Switch.tsx';
import { ChevronRight } from '../../foundations/Icon/glyphs.ts';
import { type Glyph, Icon } from '../../foundations/Icon/Icon.tsx';
import { Spinner } from '../../foundations/Spinner/Spinner.tsx';
import * as styles from './SettingsList.css.ts';

interface ItemBase {
  /** Unique in the list. */
  id: string;
  /** Label of the row. */
  label: string;
  /** A sentence below the label. */
  description?: string | undefined;
  /** Icon before the label. */
  icon?: Glyph | undefined;
  /** Whether the icon points in a direction and is mirrored in right-to-left text, such as log out. @default false */
  isIconDirectional?: boolean | undefined;
}

/** A row; its `kind` determines its function. */
export type SettingsItem =
  /** Links to a page; `value` shows the current setting or a number. */
  | (ItemBase & { kind: 'link'; href: string; value?: ReactNode })
  /** Toggles a setting at once. A rejected promise reverts it. */
  | (ItemBase & {
      kind: 'switch';
      isSelected: boolean;
      onChange: (isSelected: boolean) => unknown;
      isPending?: boolean | undefined;
    })
  /** Runs an action; `danger` for a destructive one. */
  | (ItemBase & {
      kind: 'action';
      onAction: () => void;
      value?: ReactNode;
      tone?: 'danger' | undefined;
      isPending?: boolean | undefined;
    })
  /** Shows a value. */
  | (ItemBase & { kind: 'value'; value: ReactNode })
  /** Contains a field with its own label, such as a `Select`. */
  | { kind: 'control'; id: string; control: ReactNode };

type WordsOf = Exclude<SettingsItem, { kind: 'control' }>;

/** One row. */
export function SettingsRow({ item }: { item: SettingsItem }) {
  switch (item.kind) {
    case 'control':
      return <div className={styles.control}>{item.control}</div>;
    case 'switch':
      return <SwitchRow item={item} />;
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

function SwitchRow({ item }: { item: Extract<SettingsItem, { kind: 'switch' }> }) {
  const { label, description, isSelected, onChange, isPending } = item;
  const id = useId();
  // Beside both lines, like all controls of rows: so the description is part of the visible label
  // here, not of the name.
  const described = description !== undefined && {
    'aria-labelledby': `${id}-label`,
    'aria-describedby': `${id}-description`,
  };
  return (
    <div className={styles.switchRow}>
      <RowIcon item={item} />
      <Switch
        {...described}
        isSelected={isSelected}
        onChange={onChange}
        isPending={isPending}
        className={styles.switchField}
      >
        {description === undefined ? (
          label
        ) : (
          <span className={`${styles.words} ${styles.switchWords}`}>
            <span id={`${id}-label`}>{label}</span>
            <span id={`${id}-description`} className={styles.description}>
              {description}
            </span>
          </span>
        )}
      </Switch>
    </div>
  );
}

function RowIcon({ item: { icon, isIconDirectional } }: { item: WordsOf }) {
  return icon && <Icon glyph={icon} isDirectional={isIconDirectional} className={styles.icon} />;
}

function RowWords({ item, value }: { item: WordsOf; value: ReactNode }) {
  return (
    <>
      <RowIcon item={item} />
      <span className={styles.words}>
        <span>{item.label}</span>
        {item.description !== undefined && <span className={styles.description}>{item.description}</span>}
      </span>
      <span> </span>
      {value !== undefined && <span className={styles.value}>{value}</span>}
    </>
  );
}
