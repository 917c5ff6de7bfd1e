import { useLateOverlay } from '../../foundations/useLateOverlay.ts';
import type { LightboxProps } from './Lightbox.tsx';

const load = async () => (await import('./Lightbox.tsx')).Lightbox;

/** A `Lightbox` whose code, a fifth of a product page's, comes when somebody first opens it. */
export function LateLightbox(props: LightboxProps) {
  const { Part: Lightbox } = useLateOverlay(load, props.isOpen, () => props.onOpenChange(false));
  return Lightbox && <Lightbox {...props} />;
}
