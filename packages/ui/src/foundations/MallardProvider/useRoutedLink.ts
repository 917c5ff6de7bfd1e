import { type MouseEvent, useContext } from 'react';
import { type Router, RouterContext } from './RouterContext.ts';

const asWritten: Router['useHref'] = (href) => href;

/** Makes a native link go through the application's router, unless its reader wants another tab, a window or a download. */
export function useRoutedLink(href: string) {
  const router = useContext(RouterContext);
  const useHref = router?.useHref ?? asWritten;
  return {
    href: useHref(href),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (!router || event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      router.navigate(href);
    },
  };
}

function isPlain({ button, metaKey, ctrlKey, altKey, shiftKey, currentTarget: link }: MouseEvent<HTMLAnchorElement>) {
  const isHere = (link.target === '' || link.target === '_self') && link.origin === location.origin;
  return button === 0 && !metaKey && !ctrlKey && !altKey && !shiftKey && isHere && !link.hasAttribute('download');
}
