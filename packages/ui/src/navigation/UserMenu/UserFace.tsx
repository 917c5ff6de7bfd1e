import { ChevronDown } from 'lucide-react';
import { Avatar } from '../../foundations/Avatar/Avatar.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../intl/useWords.ts';
import * as styles from './UserMenu.css.ts';
import { userMenuWords } from './UserMenu.words.ts';

/** Who is signed in. */
export interface UserFaceProps {
  /** Name to show, the nickname. */
  name: string;
  /** Address of their picture; the initial of the name stands in for it. */
  avatar?: string | null | undefined;
}

/** How the signed-in shopper looks in the header, whatever they are inside of. */
export function UserFace({ name, avatar }: UserFaceProps) {
  const words = useWords(userMenuWords);
  return (
    <>
      <VisuallyHidden>{words.accountMenu(name)}</VisuallyHidden>
      <Avatar isDecorative size="sm" name={name} src={avatar} />
      <span aria-hidden="true" className={styles.name}>
        {name}
      </span>
      <Icon glyph={ChevronDown} size="sm" className={styles.mark} />
    </>
  );
}
