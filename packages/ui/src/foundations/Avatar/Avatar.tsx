import { type HTMLAttributes, type Ref, useCallback, useContext, useState } from 'react';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { UserRound } from '../Icon/glyphs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { PictureBaseContext, pictureUrl } from '../MallardProvider/PictureBaseContext.ts';
import { wrapText } from '../wrapText.tsx';
import * as styles from './Avatar.css.ts';
import { initialOf } from './initialOf.ts';

export interface AvatarProps
  extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children' | 'role' | 'aria-label'> {
  /** Name of the person or brand; the initial comes from it. */
  name: string;
  /** URL of the picture. The initial shows until it loads, and when it fails. */
  src?: string | null | undefined;
  /** Diameter: 32, 36 or 64 px. @default 'md' */
  size?: styles.AvatarVariants['size'];
  /** Background behind the avatar, for the ring; `brand` is amber, for green panels. @default 'canvas' */
  background?: styles.AvatarVariants['background'];
  /** Whether a visible name is beside it, so that screen readers need not read it twice. @default false */
  isDecorative?: boolean | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** A person or brand in a circle: their picture, otherwise their initial. */
export function Avatar({
  name,
  src,
  size,
  background,
  isDecorative = false,
  className,
  ...remainingProps
}: AvatarProps) {
  const t = useMessages('foundations', 'Avatar');
  const [broken, setBroken] = useState<string>();
  const address = pictureUrl(src, useContext(PictureBaseContext)) || undefined;
  const watch = useCallback(
    (image: HTMLImageElement | null) => {
      // A picture that failed before hydration fired its error event before React listened.
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setBroken(address);
    },
    [address],
  );
  const naming = isDecorative
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': name.trim() === '' ? t('unnamed') : name };
  const isShown = address !== undefined && broken !== address;
  return (
    <span {...naming} {...remainingProps} className={joinClass(styles.root({ size, background }), className)}>
      {wrapText(initialOf(name)) ?? <Icon glyph={UserRound} size={size === 'lg' ? 'lg' : 'sm'} />}
      {isShown && (
        <img
          ref={watch}
          src={address}
          alt=""
          loading="lazy"
          decoding="async"
          className={styles.picture}
          onError={() => setBroken(address)}
        />
      )}
    </span>
  );
}
