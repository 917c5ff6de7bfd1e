import type { ReactNode } from 'react';
import { ErrorPanel, type ErrorPanelProps } from '../ErrorPanel/ErrorPanel.tsx';
import { type BoundaryFailure, ErrorCatcher, type ErrorCatcherProps } from './ErrorCatcher.tsx';

export interface BoundaryProps
  extends Pick<ErrorPanelProps, 'kind' | 'title' | 'reference' | 'isPage' | 'headingLevel'>,
    Pick<ErrorCatcherProps, 'children' | 'onReset' | 'onError'> {
  /** When one of these changes the content is drawn anew by itself, for example the address of the page. */
  resetKeys?: readonly unknown[] | undefined;
  /** Takes the place of the `ErrorPanel`; may draw nothing. */
  fallback?: ((failure: BoundaryFailure) => ReactNode) | undefined;
}

const noKeys: readonly unknown[] = [];

/** Catches what its content throws while it is drawn, says so in its place, and draws it anew on request. */
export function Boundary({ children, onReset, onError, resetKeys = noKeys, fallback, ...panel }: BoundaryProps) {
  return (
    <ErrorCatcher
      onReset={onReset}
      onError={onError}
      resetKeys={resetKeys}
      fallback={({ ref, ...failure }) =>
        fallback ? fallback(failure) : <ErrorPanel ref={ref} {...panel} onRetry={failure.reset} />
      }
    >
      {children}
    </ErrorCatcher>
  );
}
