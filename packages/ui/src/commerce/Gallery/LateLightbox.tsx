import { lazy, Suspense, useState } from 'react';
import type { LightboxProps } from './Lightbox.tsx';

const Lightbox = /* @__PURE__ */ lazy(async () => ({ default: (await import('./Lightbox.tsx')).Lightbox }));

/** A `Lightbox` whose code, a fifth of a product page's, comes when somebody first opens it. */
export function LateLightbox(props: LightboxProps) {
  const [wasOpen, setWasOpen] = useState(props.isOpen);
  if (props.isOpen && !wasOpen) setWasOpen(true);
  return <Suspense>{wasOpen && <Lightbox {...props} />}</Suspense>;
}
