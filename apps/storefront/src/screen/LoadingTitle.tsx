import { VisuallyHidden } from '@mallard/ui/VisuallyHidden';

/** Renders the `h1` of a screen that is loading. It doesn't get the focus; the heading that replaces it does. */
export function LoadingTitle({ children }: { children: string }) {
  return (
    children !== '' && (
      <VisuallyHidden as="h1" data-loading="">
        {children}
      </VisuallyHidden>
    )
  );
}
