import { createElement, type HTMLAttributes, type ReactNode, type Ref, type RefObject, useEffect, useRef } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import type { HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './InlineAlert.css.ts';

export interface InlineAlertProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'title'> {
  /** What has happened, in a few words. */
  title: ReactNode;
  /** Consequences of it. */
  children?: ReactNode;
  /** Severity: `warning` and `danger` interrupt screen readers, the others wait. @default 'info' */
  tone?: styles.InlineAlertVariants['tone'];
  /** The affected items, for example the products of a cart that have changed. */
  items?: readonly { id: string; text: ReactNode }[] | undefined;
  /** One or two small `Button`s. */
  actions?: ReactNode;
  /** Dismisses the message; without it there is no such button. */
  onDismiss?: (() => void) | undefined;
  /** Level of the title in the page's outline; without it the title is no heading. */
  headingLevel?: HeadingLevel | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const glyphs = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

/** A message in the part of the page that it concerns; it stays until the problem is solved. */
export function InlineAlert(props: InlineAlertProps) {
  const {
    title,
    children,
    tone = 'info',
    items = [],
    actions,
    onDismiss,
    headingLevel,
    className,
    ...remainingProps
  } = props;
  const t = useMessages('feedback', 'InlineAlert');
  const isUrgent = tone === 'warning' || tone === 'danger';
  const heading = useRef<HTMLHeadingElement>(null);
  useSayCalmly(heading, !isUrgent);
  return (
    <div
      role={isUrgent ? 'alert' : undefined}
      {...remainingProps}
      data-tone={tone}
      className={joinClass(styles.root({ tone }), className)}
    >
      <Icon glyph={glyphs[tone]} className={styles.glyph} />
      <div className={styles.content}>
        {createElement(headingLevel ? `h${headingLevel}` : 'p', { ref: heading, className: styles.title }, title)}
        {children !== undefined && <div className={styles.body}>{children}</div>}
        {items.length > 0 && (
          <ul className={styles.list}>
            {items.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        )}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss && (
        <IconButton label={t('dismiss')} className={styles.close} onPress={onDismiss}>
          <Icon glyph={X} />
        </IconButton>
      )}
    </div>
  );
}

/**
 * Announces the title when it appears and changes: a status that is added together with its text is
 * often not announced.
 */
function useSayCalmly(heading: RefObject<HTMLElement | null>, isCalm: boolean) {
  const announce = useAnnounce();
  const announcedText = useRef('');
  useEffect(() => {
    const text = (isCalm && heading.current?.textContent) || '';
    if (text !== '' && text !== announcedText.current) announce(text);
    announcedText.current = text;
  });
}
