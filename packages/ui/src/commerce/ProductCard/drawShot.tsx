import type { Picture } from '@mallard/domain/contract';
import { ImageOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Image } from '../../foundations/Image/Image.tsx';
import { pictureProps } from '../pictureProps.ts';
import * as styles from './ProductCard.css.ts';

interface ShotLook {
  /** How wide the picture is drawn, as in the `sizes` attribute. */
  sizes: string | undefined;
  /** Whether the picture is among the first things seen. */
  isPriority: boolean | undefined;
  /** Whether it is faded, because the product cannot be bought. */
  isFaded: boolean;
}

/** The square picture of a card, or its kept place. A function and no component, because lists have hundreds. */
export function drawShot(picture: Picture | null, { sizes, isPriority, isFaded }: ShotLook): ReactNode {
  const frame = isFaded ? `${styles.shot} ${styles.faded}` : styles.shot;
  if (picture)
    return <Image {...pictureProps(picture, sizes)} alt="" ratio="1:1" isPriority={isPriority} className={frame} />;
  return (
    <span className={frame}>
      <span className={styles.noPicture}>
        <Icon glyph={ImageOff} size="lg" />
      </span>
    </span>
  );
}
