import { useState } from 'react';
import { useLazyOverlay } from '../../foundations/useLazyOverlay.ts';
import * as styles from './Gallery.css.ts';
import type { LightboxProps } from './Lightbox.tsx';

interface LazyLightboxProps extends LightboxProps {
  /** Class of the error that is shown when its code cannot be loaded. */
  problemClass?: string | undefined;
}

/** Loads the lightbox; an object, so that stories can replace the function. */
export const lightboxSource = { load: async () => (await import('./Lightbox.tsx')).Lightbox };

/** A `Lightbox` that is loaded when it is first opened, because it is a fifth of a product page's code. */
export function LazyLightbox({ problemClass = styles.problem, ...props }: LazyLightboxProps) {
  const { isOpen, onOpenChange, index } = props;
  /** Index of the picture that should have opened when the code could not be loaded. */
  const [failed, setFailed] = useState<number>();
  const { Part: Lightbox, openFailed } = useLazyOverlay(lightboxSource.load, isOpen, () => {
    setFailed(index);
    onOpenChange(false);
  });
  // The user may try again after returning to the picture.
  if (failed !== undefined && failed !== index) setFailed(undefined);
  if (Lightbox) return <Lightbox {...props} />;
  return !isOpen && failed === index && <p className={problemClass}>{openFailed}</p>;
}
