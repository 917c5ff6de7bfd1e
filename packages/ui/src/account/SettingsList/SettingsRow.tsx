import { type ReactNode, useId } from 'react';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { Switch } from '../../forms/Switch/Switch.tsx';
import { ChevronRight } from '../../foundations/Icon/glyphs.ts';
import { type Glyph, Icon } from '../../foundations/Icon/Icon.tsx';
import * as styles from './SettingsList.css.ts';

interface ItemBase {
  /** Unique in the list. */
  id: string;
  /** What it is about. */
  label: string;
  /** A sentence below the label. */
  description?: string | undefined;
  /** Drawing before the label. */
  icon?: Glyph | undefined;
  /** Whether that drawing points somewhere, and turns round in right-to-left text: log out. @default false */
  isIconDirectional?: boolean | undefined;
}

/** A row: what it does follows from its `kind`. */
export type SettingsItem =
  /** Leads to a page; `value` says what is chosen or how many there are. */
  | (ItemBase & { kind: 'link'; href: string; value?: ReactNode })
  /** On or off at once. A promise that is rejected turns it back. */
  | (ItemBase & {
      kind: 'switch';
      isSelected: boolean;
      onChange: (isSelected: boolean) => unknown;
      isPending?: boolean | undefined;
    })
  /** Does something; `danger` when something is lost. */
  | (ItemBase & {
      kind: 'action';
      onAction: () => void;
      value?: ReactNode;
      tone?: 'danger' | undefined;
      isPending?: boolean | undefined;
    })
  /** Is only read. */
  | (ItemBase & { kind: 'value'; value: ReactNode })
  /** Holds a field with a label of its own, such as a `Select`. */
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
  // Beside both lines, as whatever ends a row is: so the description is a part of the words here, not of the name.
  const described = description !== undefined && {
    'aria-labelledby': `${id}-label`,
    'aria-describedby': `${id}-description`,
  };
  return (
    <div className={styles.switchRow}>
      <RowIcon item={item} />
      <Switch {...described} {...{ isSelected, onChange, isPending }} className={styles.switchField}>
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
