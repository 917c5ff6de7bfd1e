import { Children, type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx';
import { Heading, type HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './CartGroup.css.ts';

/** How many of a group's lines are selected. */
export type GroupSelection = 'all' | 'some' | 'none';

export interface CartGroupProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'title'> {
  /** What the lines have in common: their seller, or that they are unavailable. */
  title: string;
  /** Whether the title is only for screen readers; the checkbox then says "Select all". @default false */
  isTitleHidden?: boolean | undefined;
  /** `CartLine`s. */
  children: ReactNode;
  /** How many of the lines are selected; without it there is no checkbox. Without lines the checkbox is disabled. */
  selection?: GroupSelection | undefined;
  /** Called with whether to select all lines. */
  onSelectionChange?: ((isSelected: boolean) => void) | undefined;
  /** A small ghost `Button` at the end of the header, such as one to manage the lines. */
  action?: ReactNode;
  /** Called to remove all lines; shows a button for it. */
  onClear?: (() => void) | undefined;
  /** Whether the lines are being removed. @default false */
  isClearing?: boolean | undefined;
  /** A promotion for the group, on an amber band between header and lines. */
  notice?: ReactNode;
  /** Whether wide groups have column headings. @default false */
  hasColumnNames?: boolean | undefined;
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Lines of a cart that belong together, with one checkbox for all of them. */
export function CartGroup(props: CartGroupProps) {
  const {
    title,
    isTitleHidden = false,
    children,
    selection,
    onSelectionChange,
    onClear,
    action,
    isClearing = false,
    notice,
    hasColumnNames = false,
    headingLevel = 2,
    className,
    ...elementProps
  } = props;
  const t = useMessages('cart', 'CartGroup');
  const id = useId();
  const isEmpty = Children.toArray(children).length === 0;
  // Receives the focus when the last line is removed.
  const heading = (
    <Heading
      level={headingLevel}
      size="label"
      id={`${id}-title`}
      tabIndex={-1}
      data-part="heading"
      className={styles.title}
    >
      {title}
    </Heading>
  );
  return (
    <section
      aria-labelledby={elementProps['aria-label'] === undefined ? `${id}-title` : undefined}
      {...elementProps}
      className={joinClass(styles.root, className)}
    >
      <div className={styles.head}>
        {selection !== undefined && (
          <Checkbox
            aria-label={t('selectGroup', { title })}
            className={styles.box}
            isSelected={selection === 'all' && !isEmpty}
            isIndeterminate={selection === 'some' && !isEmpty}
            isDisabled={isEmpty}
            onChange={onSelectionChange}
          />
        )}
        {isTitleHidden ? <VisuallyHidden as="div">{heading}</VisuallyHidden> : heading}
        {isTitleHidden && selection !== undefined && (
          <span aria-hidden="true" className={styles.all}>
            {t('selectAll')}
          </span>
        )}
        {hasColumnNames && (
          <span aria-hidden="true" className={styles.columns}>
            <span>{t('unitPrice')}</span>
            <span>{t('quantity')}</span>
            <span>{t('lineTotal')}</span>
          </span>
        )}
        {action}
        {onClear && (
          <Button
            variant="ghost"
            size="sm"
            className={styles.clear}
            aria-label={t('clearGroup', { title })}
            isPending={isClearing}
            onPress={onClear}
          >
            {t('clear')}
          </Button>
        )}
      </div>
      {notice !== undefined && <div className={styles.notice}>{notice}</div>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari removes the list role from lists without bullets */}
      <ul role="list" className={styles.list}>
        {children}
      </ul>
    </section>
  );
}
