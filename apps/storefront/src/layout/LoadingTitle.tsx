import { VisuallyHidden } from '@mallard/ui/VisuallyHidden';

/** The `h1` of a screen that is loading. The focus waits for the one that replaces it. */
export function LoadingTitle({ children }: { children: string }) {
  return (
    children !== '' && (
      <VisuallyHidden as="h1" data-loading="">
        {children}
      </VisuallyHidden>
    )
  );
}
