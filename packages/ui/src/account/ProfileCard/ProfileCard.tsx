import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Avatar } from '../../foundations/Avatar/Avatar.tsx';
import { Heading, type HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { PencilLine } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Surface } from '../../foundations/Surface/Surface.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './ProfileCard.css.ts';

/** A number that a shopper has. */
export interface ProfileFigure {
  /** What is counted. */
  label: string;
  /** How many; left out while that is not known. */
  value?: number | undefined;
  /** Where they are. */
  href?: string | undefined;
}

export interface ProfileCardProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'children'> {
  /** What the shopper is called. */
  name: string;
  /** A line below the name: who they are at the shop, or what they say of themselves. */
  description?: string | undefined;
  /** Address of their picture; without it the first letter of the name stands in. */
  avatar?: string | null | undefined;
  /** Where the profile is changed. */
  editHref?: string | undefined;
  /** More actions at the end of the name's line, each 44 px square, such as a link to the notifications. */
  actions?: ReactNode;
  /** Up to four numbers. */
  figures?: readonly ProfileFigure[] | undefined;
  /** Level of the name in the page's outline. @default 1 */
  headingLevel?: HeadingLevel | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

const UNKNOWN = '–';

/** Who is logged in, at the head of their own place. */
export function ProfileCard(props: ProfileCardProps) {
  const { name, description, avatar, editHref, actions, figures = [], headingLevel = 1, className, ...rest } = props;
  const t = useMessages('account', 'ProfileCard');
  return (
    <Surface
      tone="iridescent"
      elevation="flat"
      padding={24}
      radius="xl"
      {...rest}
      className={joinClass(styles.root, className)}
    >
      <div className={styles.content}>
        <Avatar name={name} src={avatar} size="lg" ground="brand" isDecorative />
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
