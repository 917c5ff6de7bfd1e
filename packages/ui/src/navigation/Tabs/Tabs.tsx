import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { AriaProvider } from '../../foundations/MallardProvider/AriaProvider.tsx';
import { TabCount } from './TabCount.tsx';
import { TabFace } from './TabFace.tsx';
import * as styles from './Tabs.css.ts';

/** A tab with its panel. */
export interface TabItem {
  /** Unique in the row. */
  id: string;
  /** Words of the tab. */
  label: string;
  /** How many things the panel holds. */
  count?: number | undefined;
  /** The count with what is counted, for readers of the page: "2 reviews". @default the count alone */
  countLabel?: string | undefined;
  /** Whether it cannot be chosen now. @default false */
  isDisabled?: boolean | undefined;
  /** What its panel holds. */
  content: ReactNode;
}

export interface TabsProps
  extends Omit<
    HTMLAttributes<HTMLDivElement>,
    'style' | 'children' | 'aria-label' | 'aria-labelledby' | 'defaultValue' | 'onChange'
  > {
  /** Name of the row of tabs. */
  label: string;
  /** The tabs in their order, each with its panel. */
  items: readonly TabItem[];
  /** Id of the chosen one, when the owner keeps it. */
  selectedKey?: string | undefined;
  /** Id of the one chosen at first. @default the first that can be chosen */
  defaultSelectedKey?: string | undefined;
  /** Called with the id of the one that was chosen. */
  onSelectionChange?: ((key: string) => void) | undefined;
  /** Whether none can be chosen. @default false */
  isDisabled?: boolean | undefined;
  /** Whether arrow keys only move, and Enter or Space chooses: for panels that take time to load. @default false */
  isManual?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Several panels in one place. A row that is too long scrolls, and begins where the chosen tab can be seen. Where each view has an address of its own, use `TabLinks`. */
export function Tabs(props: TabsProps) {
  const { label, items, selectedKey, defaultSelectedKey, onSelectionChange, isDisabled = false, ...others } = props;
  const { isManual = false, className, ref, ...rest } = others;
  // React Aria would choose it as well, and tell of it as if somebody had.
  const first = defaultSelectedKey ?? items.find((item) => !item.isDisabled)?.id;
  return (
    <AriaProvider>
      <AriaTabs
        {...(selectedKey !== undefined && { selectedKey })}
        {...(first !== undefined && { defaultSelectedKey: first })}
        onSelectionChange={(key) => onSelectionChange?.(String(key))}
        isDisabled={isDisabled}
        keyboardActivation={isManual ? 'manual' : 'automatic'}
        {...(className !== undefined && { className })}
        {...(ref !== undefined && { ref })}
        // React Aria would leave out some attributes of the host.
        render={(root) => <div {...mergeProps(rest, root)} />}
      >
        <TabList aria-label={label} className={styles.list}>
          {items.map((item) => (
            <Tab key={item.id} id={item.id} isDisabled={item.isDisabled ?? false} className={styles.tab}>
              {({ isSelected }) => (
                <>
                  <TabFace isSelected={isSelected}>{item.label}</TabFace>
                  <span> </span>
                  {item.count !== undefined && <TabCount count={item.count} label={item.countLabel} />}
                </>
              )}
            </Tab>
          ))}
        </TabList>
        {items.map((item) => (
          <TabPanel key={item.id} id={item.id} className={styles.panel}>
            {item.content}
          </TabPanel>
        ))}
      </AriaTabs>
    </AriaProvider>
  );
}
