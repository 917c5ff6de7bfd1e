import { memo, useContext } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import { PictureBaseContext } from '../MallardProvider/PictureBaseContext.ts';
import * as styles from './Image.css.ts';
import { type RenderedPicture, renderImage } from './renderImage.tsx';

export interface ImageProps extends RenderedPicture {
  /** Proportions of the frame; `natural` uses the picture's own. @default 'natural' */
  ratio?: styles.ImageVariants['ratio'];
  /** How the picture fills its frame. @default 'cover' */
  fit?: styles.ImageVariants['fit'];
  /** Corner radius. @default 'none' */
  radius?: styles.ImageVariants['radius'];
  /** Class of the frame around the picture. */
  className?: string | undefined;
}

/** A picture with reserved space: shows a color or a blurred placeholder until it loads, and an icon when it fails. */
export const Image = /* @__PURE__ */ memo(function Image(props: ImageProps) {
  const { ratio = 'natural', fit = 'cover', radius = 'none', className, ...picture } = props;
  const { src, alt, width, height } = picture;
  let frame: string = styles.frame[ratio];
  if (fit === 'contain') frame += ` ${styles.contained}`;
  if (radius !== 'none') frame += ` ${styles.rounded[radius]}`;
  return renderImage(picture, {
    className: joinClass(frame, className),
    pictureBase: useContext(PictureBaseContext),
    viewBox: fit === 'contain' ? `0 0 ${width} ${height}` : undefined,
    missing: !src && alt !== '' && <span role="img" aria-label={alt} className={styles.missing} />,
  });
});
