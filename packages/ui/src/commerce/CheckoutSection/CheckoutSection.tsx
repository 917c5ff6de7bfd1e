import { type HTMLAttributes, type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Heading, type HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { Check, LockKeyhole } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './CheckoutSection.css.ts';

export interface CheckoutSectionProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'title'> {
  /** Number of the step, from 1. */
  number: number;
  /** Title of the step. */
  title: string;
  /** The fields of the step, shown while it is being edited. */
  children: ReactNode;
  /** Summary in one or two lines; shown when the step is complete and not being edited. */
  summary?: ReactNode;
  /** Whether the step is complete. @default false */
  isComplete?: boolean | undefined;
  /** Whether the step is being edited. @default not complete */
  isEditing?: boolean | undefined;
  /** Called when the step is to be edited again; shows the button. */
  onEdit?: (() => void) | undefined;
  /** Whether an earlier step has to be completed first. @default false */
  isLocked?: boolean | undefined;
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** A numbered step of a checkout: locked, being edited, or complete with a summary. */
export function CheckoutSection(props: CheckoutSectionProps) {
  const {
    number,
    title,
    children,
    summary,
    isComplete = false,
    isEditing = !isComplete,
    onEdit,
    isLocked = false,
    headingLevel = 2,
    className,
    ...elementProps
  } = props;
  const t = useMessages('checkout', 'CheckoutSection');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = isEditing && !isLocked;
  const wasOpen = useRef(isOpen);

  useEffect(() => {
    const hasToggled = wasOpen.current !== isOpen;
    wasOpen.current = isOpen;
    // The focused button or field was unmounted with the toggle.
    if (hasToggled && document.activeElement === document.body) heading.current?.focus();
  }, [isOpen]);

  const state = isLocked ? 'locked' : isOpen ? 'editing' : isComplete ? 'complete' : 'open';
  return (
    <section
      aria-labelledby={elementProps['aria-label'] === undefined ? `${id}-title` : undefined}
      {...elementProps}
      data-state={state}
      className={joinClass(styles.root, className)}
    >
      <div className={styles.head}>
        <span aria-hidden="true" className={styles.number({ state: isComplete && !isOpen ? 'complete' : state })}>
          {isComplete && !isOpen && !isLocked ? <Icon glyph={Check} size="sm" /> : number}
        </span>
        <Heading
          ref={heading}
          level={headingLevel}
          size="subtitle"
          id={`${id}-title`}
          tabIndex={-1}
          className={styles.title}
        >
          <VisuallyHidden>{`${t('step', { number })} `}</VisuallyHidden>
          <span>{title}</span>
          {isComplete && !isOpen && <VisuallyHidden>{` ${t('done')}`}</VisuallyHidden>}
        </Heading>
        {isComplete && !isOpen && !isLocked && onEdit && (
          <Button variant="ghost" size="sm" aria-label={t('editSection', { title })} onPress={onEdit}>
            {t('edit')}
          </Button>
        )}
      </div>
      {isLocked && (
        <p className={styles.locked}>
          <Icon glyph={LockKeyhole} size="sm" />
          <span>{t('locked')}</span>
        </p>
      )}
      {isOpen && <div className={styles.body}>{children}</div>}
      {!isOpen && !isLocked && summary !== undefined && <div className={styles.summary}>{summary}</div>}
    </section>
  );
}
