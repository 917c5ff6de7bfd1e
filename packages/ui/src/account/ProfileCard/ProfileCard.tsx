import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Avatar } from '../../foundations/Avatar/Avatar.tsx';
import { Heading, type HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { PencilLine } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Surface } from '../../foundations/Surface/Surface.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './ProfileCard.css.ts';

/** A number in the profile. */
export interface ProfileFigure {
  /** Label of the number. */
  label: string;
  /** The number; leave it out while it is unknown. */
  value?: number | undefined;
  /** URL of the counted items. */
  href?: string | undefined;
}

export interface ProfileCardProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'children'> {
  /** Name of the shopper. */
  name: string;
  /** A line below the name: their status at the shop, or their own description. */
  description?: string | undefined;
  /** URL of their picture; without it, the initial of the name is shown. */
  avatar?: string | null | undefined;
  /** URL of the profile form. */
  editHref?: string | undefined;
  /** More actions at the end of the name's line, each 44 px square, such as a link to the notifications. */
  actions?: ReactNode;
  /** Up to four numbers. */
  figures?: readonly ProfileFigure[] | undefined;
  /** Heading level of the name. @default 1 */
  headingLevel?: HeadingLevel | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

const UNKNOWN = '–';

/** The logged-in shopper, at the top of their account page. */
export function ProfileCard(props: ProfileCardProps) {
  const {
    name,
    description,
    avatar,
    editHref,
    actions,
    figures = [],
    headingLevel = 1,
    className,
    ...remainingProps
  } = props;
  const t = useMessages('account', 'ProfileCard');
  return (
    <Surface
      tone="iridescent"
      elevation="flat"
      padding={24}
      radius="xl"
      {...remainingProps}
      className={joinClass(styles.root, className)}
    >
      <div className={styles.content}>
        <Avatar name={name} src={avatar} size="lg" background="brand" isDecorative />
        <div className={styles.words}>
          <Heading level={headingLevel} size="title">
            {name}
          </Heading>
          {description !== undefined && description !== '' && <p className={styles.line2}>{description}</p>}
        </div>
        <div className={styles.actions}>
          {editHref !== undefined && (
            <a href={editHref} aria-label={t('edit')} className={styles.edit}>
              <Icon glyph={PencilLine} />
            </a>
          )}
          {actions}
        </div>
        {figures.length > 0 && (
          <ul aria-label={t('statistics')} className={styles.figures}>
            {figures.map((figure) => (
              <li key={figure.label}>
                <Figure {...figure} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Surface>
  );
}

function Figure({ label, value, href }: ProfileFigure) {
  const content = (
    <>
      <span className={styles.value}>{value ?? UNKNOWN}</span>
      <span> </span>
      <span className={styles.label}>{label}</span>
    </>
  );
  return href === undefined ? (
    <span className={styles.figure}>{content}</span>
  ) : (
    <a href={href} className={styles.figure}>
      {content}
    </a>
  );
}
