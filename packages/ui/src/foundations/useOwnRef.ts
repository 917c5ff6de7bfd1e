import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react';

/** A ref of a component's own for an element that its host asks for, too. @param host gets the element */
export function useOwnRef<Element>(host: Ref<Element> | undefined): RefObject<Element | null> {
  const own = useRef<Element>(null);
  useImperativeHandle<Element | null, Element | null>(host, () => own.current, []);
  return own;
}
