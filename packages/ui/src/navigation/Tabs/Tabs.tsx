import type { ReactNode } from 'react';
import { Tabs as AriaTabs, type TabsProps as AriaTabsProps, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import * as styles from './Tabs.css.ts';

/** A tab with its panel. */
export interface TabItem {
  id: string;
  label: string;
  /** How many things the panel holds. */
  count?: number | undefined;
  content: ReactNode;
}

export interface TabsProps extends Omit<AriaTabsProps, 'children' | 'style' | 'orientation' | 'render'> {
  /** Name of the row of tabs. */
  label: string;
  items: readonly TabItem[];
}

/** Several panels in one place. Where each view has an address of its own, use `TabLinks`. */
export function Tabs({ label, items, ...rest }: TabsProps) {
  return (
    <AriaTabs {...rest}>
      <TabList aria-label={label} className={styles.list}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} className={styles.tab}>
            {item.label}
            {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={styles.panel}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
