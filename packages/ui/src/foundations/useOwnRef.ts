import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react';

/**
 * Returns a component's own ref for an element that its host may also need. @param host ref that
 * also receives the element
 */
export function useOwnRef<Element>(host: Ref<Element> | undefined): RefObject<Element | null> {
  const ownRef = useRef<Element>(null);
  useImperativeHandle<Element | null, Element | null>(host, () => ownRef.current, []);
  return ownRef;
}
