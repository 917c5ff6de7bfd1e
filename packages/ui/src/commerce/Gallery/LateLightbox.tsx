import { useState } from 'react';
import { useLateOverlay } from '../../foundations/useLateOverlay.ts';
import * as styles from './Gallery.css.ts';
import type { LightboxProps } from './Lightbox.tsx';

interface LateLightboxProps extends LightboxProps {
  /** Class of the line that stands in its place when its code could not be fetched. */
  problemClass?: string | undefined;
}

/** Where the lightbox comes from; an object, so that a story can be without it. */
export const lightboxSource = { load: async () => (await import('./Lightbox.tsx')).Lightbox };

/** A `Lightbox` whose code, a fifth of a product page's, comes when somebody first opens it. */
export function LateLightbox({ problemClass = styles.problem, ...props }: LateLightboxProps) {
  const { isOpen, onOpenChange, index } = props;
  /** The picture that was to be enlarged when the code could not be fetched. */
  const [failed, setFailed] = useState<number>();
  const { Part: Lightbox, openFailed } = useLateOverlay(lightboxSource.load, isOpen, () => {
    setFailed(index);
    onOpenChange(false);
  });
  // Turned back to, the picture may be enlarged again.
  if (failed !== undefined && failed !== index) setFailed(undefined);
  if (Lightbox) return <Lightbox {...props} />;
  return !isOpen && failed === index && <p className={problemClass}>{openFailed}</p>;
}
