import { type HTMLAttributes, type Ref, useLayoutEffect, useRef } from 'react';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { Heading, type HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { Clock3 } from '../../foundations/Icon/glyphs.ts';
import { type Glyph, Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';
import * as styles from './ContactPanel.css.ts';

/** A way to contact the shop. */
export interface ContactChannel {
  label: string;
  /** The number, address or name as people write it. */
  value: string;
  /** `tel:`, `mailto:` or a page; without it the value is plain text. */
  href?: string | undefined;
  icon: Glyph;
}

export interface ContactPanelProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'children' | 'onSubmit'>,
    Omit<ContactFormProps, 'onSubmit'> {
  /** Called with a valid message. Without it there is no form, but only the channels. */
  onSubmit?: ContactFormProps['onSubmit'] | undefined;
  /** Contact channels besides the form. @default none */
  channels?: readonly ContactChannel[] | undefined;
  /** Heading of the channels. @default "Ways to reach us" */
  channelsTitle?: string | undefined;
  /** Service hours. */
  hours?: string | undefined;
  /** Level of the headings. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Contact options: a form, if messages can be sent, with hours and channels beside it. */
export function ContactPanel(props: ContactPanelProps) {
  const {
    channels = [],
    channelsTitle,
    hours,
    headingLevel = 2,
    className,
    onSubmit,
    onAnother,
    isPending,
    isSent = false,
    validationErrors,
    errorMessage,
    onDirtyChange,
    defaultTopic,
    ...elementProps
  } = props;
  const t = useMessages('account', 'ContactPanel');
  const hasWays = channels.length > 0 || hours !== undefined;
  const announce = useAnnounce();
  const part = useRef<HTMLDivElement>(null);
  const wasSent = useRef(isSent);

  // Runs before the page's own handling of a lost focus.
  useLayoutEffect(() => {
    if (wasSent.current === isSent) return;
    wasSent.current = isSent;
    // The pressed button was unmounted with the form or the thanks.
    if (document.activeElement === document.body) focusLastHeading(part.current);
    else if (isSent) announce(t('sent'));
  }, [isSent, announce, t]);

  return (
    <div {...elementProps} className={joinClass(styles.root, className)}>
      <div className={styles.parts}>
        {onSubmit && (
          <div ref={part} className={styles.part}>
            <Heading level={headingLevel} size="subtitle">
              {t('form')}
            </Heading>
            <ContactForm
              titleLevel={headingLevel}
              onSubmit={onSubmit}
              onAnother={onAnother}
              isPending={isPending}
              isSent={isSent}
              validationErrors={validationErrors}
              errorMessage={errorMessage}
              onDirtyChange={onDirtyChange}
              defaultTopic={defaultTopic}
            />
          </div>
        )}
        {hasWays && (
          <div className={styles.part}>
            <Heading level={headingLevel} size="subtitle">
              {channelsTitle ?? t('channels')}
            </Heading>
            <ul className={styles.ways}>
              {channels.map((channel) => (
                <li key={`${channel.label} ${channel.value}`}>
                  <Way {...channel} />
                </li>
              ))}
              {hours !== undefined && (
                <li>
                  <Way icon={Clock3} label={t('hours')} value={hours} />
                </li>
              )}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}

/** Focuses the heading of the thanks, or that of the form while there are none. */
function focusLastHeading(part: HTMLElement | null) {
  const heading = [...(part?.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6') ?? [])].at(-1);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}

function Way({ icon, label, value, href }: ContactChannel) {
  const content = (
    <>
      <Icon glyph={icon} className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.label}>{`${label} `}</span>
        <bdi className={styles.value}>{value}</bdi>
      </span>
    </>
  );
  return href === undefined ? (
    <span className={styles.way}>{content}</span>
  ) : (
    <a href={href} className={styles.way}>
      {content}
    </a>
  );
}
