import { type HTMLAttributes, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { AriaProvider } from '../../foundations/MallardProvider/AriaProvider.tsx';
import { scrollRowTo } from '../scrollRowTo.ts';
import { TabCount } from './TabCount.tsx';
import * as styles from './Tabs.css.ts';

/** A tab with its panel. */
export interface TabItem {
  /** Unique in the row. */
  id: string;
  /** Label of the tab. */
  label: string;
  /** Number of items in the panel. */
  count?: number | undefined;
  /** The count with its unit, for screen readers: "2 reviews". @default the count alone */
  countLabel?: string | undefined;
  /** Whether the tab is disabled. @default false */
  isDisabled?: boolean | undefined;
  /** Content of its panel. */
  content: ReactNode;
}

export interface TabsProps
  extends Omit<
    HTMLAttributes<HTMLDivElement>,
    'style' | 'children' | 'aria-label' | 'aria-labelledby' | 'defaultValue' | 'onChange'
  > {
  /** Accessible name of the tab list. */
  label: string;
  /** The tabs, in order, each with its panel. */
  items: readonly TabItem[];
  /** Id of the selected tab, when controlled. */
  selectedKey?: string | undefined;
  /** Id of the initially selected tab. @default the first enabled one */
  defaultSelectedKey?: string | undefined;
  /** Called with the id of the selected tab. */
  onSelectionChange?: ((key: string) => void) | undefined;
  /** Whether all tabs are disabled. @default false */
  isDisabled?: boolean | undefined;
  /** Whether arrow keys only move the focus, and Enter or Space selects: for panels that load slowly. @default false */
  isManual?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Several panels, one of which is shown. An overflowing row scrolls, and starts scrolled to the
 * selected tab. For views with their own URLs, use `TabLinks`.
 */
export function Tabs(props: TabsProps) {
  const {
    label,
    items,
    selectedKey,
    defaultSelectedKey,
    onSelectionChange,
    isDisabled = false,
    isManual = false,
    className,
    ref,
    ...elementProps
  } = props;
  // Otherwise React Aria would select it itself, and call `onSelectionChange`.
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
        // React Aria would drop some attributes of the host.
        render={(root) => <div {...mergeProps(elementProps, root)} />}
      >
        <TabList aria-label={label} className={styles.list}>
          {items.map((item) => (
            <Tab key={item.id} id={item.id} isDisabled={item.isDisabled ?? false} className={styles.tab}>
              {({ isSelected }) => (
                <>
                  <TabLabel isSelected={isSelected}>{item.label}</TabLabel>
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

interface TabLabelProps {
  children: ReactNode;
  isSelected: boolean;
}

/** Label of a tab. Scrolls the row to the selected tab, after that tab has rendered. */
function TabLabel({ children, isSelected }: TabLabelProps) {
  const label = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const tab = label.current?.closest('[role="tab"]');
    if (isSelected && tab?.parentElement) scrollRowTo(tab.parentElement, tab);
  }, [isSelected]);
  return <span ref={label}>{children}</span>;
}
