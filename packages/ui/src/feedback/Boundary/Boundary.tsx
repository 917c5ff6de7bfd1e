import type { ReactNode } from 'react';
import { ErrorPanel, type ErrorPanelProps } from '../ErrorPanel/ErrorPanel.tsx';
import { type BoundaryFailure, ErrorCatcher, type ErrorCatcherProps } from './ErrorCatcher.tsx';

export interface BoundaryProps
  extends Pick<ErrorPanelProps, 'kind' | 'title' | 'reference' | 'isPage' | 'headingLevel'>,
    Pick<ErrorCatcherProps, 'children' | 'onReset' | 'onError'> {
  /** A change of one of these keys, for example the URL of the page, resets the boundary. */
  resetKeys?: readonly unknown[] | undefined;
  /** Renders instead of the `ErrorPanel`; may return `null`. */
  fallback?: ((failure: BoundaryFailure) => ReactNode) | undefined;
}

const noKeys: readonly unknown[] = [];

/**
 * Catches errors during the render of its children, shows an error panel instead, and renders them
 * again on request.
 */
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
