import { ChevronDown } from 'lucide-react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../intl/useWords.ts';
import * as styles from './SiteHeader.css.ts';
import { siteHeaderWords } from './SiteHeader.words.ts';

/** How the signed-in shopper looks in the header, whatever they are inside of. */
export function AccountFace({ name }: { name: string }) {
  const words = useWords(siteHeaderWords);
  return (
    <>
      <VisuallyHidden>{words.accountMenu(name)}</VisuallyHidden>
      <span aria-hidden="true" className={styles.avatar}>
        {[...name][0]}
      </span>
      <span aria-hidden="true" className={styles.accountName}>
        {name}
      </span>
      <Icon glyph={ChevronDown} size="sm" />
    </>
  );
}
