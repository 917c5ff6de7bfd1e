import { memo } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import { type DrawnPicture, drawImage } from './drawImage.tsx';
import * as styles from './Image.css.ts';

export interface ImageProps extends DrawnPicture {
  /** Frame of the picture; `natural` takes the picture's own proportions. @default 'natural' */
  ratio?: styles.ImageVariants['ratio'];
  /** How the picture fills its frame. @default 'cover' */
  fit?: styles.ImageVariants['fit'];
  /** Corner radius. @default 'none' */
  radius?: styles.ImageVariants['radius'];
  /** Class of the frame around the picture. */
  className?: string | undefined;
}

/** A picture whose place is reserved, with a colour or a blurred miniature until it comes and an icon when it cannot. */
export const Image = /* @__PURE__ */ memo(function Image(props: ImageProps) {
  const { ratio = 'natural', fit = 'cover', radius = 'none', className, ...picture } = props;
  const { src, alt, width, height } = picture;
  let frame: string = styles.frame[ratio];
  if (fit === 'contain') frame += ` ${styles.contained}`;
  if (radius !== 'none') frame += ` ${styles.rounded[radius]}`;
  return drawImage(picture, {
    className: joinClass(frame, className),
    viewBox: fit === 'contain' ? `0 0 ${width} ${height}` : undefined,
    missing: !src && alt !== '' && <span role="img" aria-label={alt} className={styles.missing} />,
  });
});
