import type { ReactNode } from 'react';
import { ErrorPanel, type ErrorPanelProps } from '../ErrorPanel/ErrorPanel.tsx';
import { ErrorCatcher } from './ErrorCatcher.tsx';

/** What stands in for content that could not be drawn. */
export interface BoundaryFailure {
  /** What was thrown. */
  error: unknown;
  /** Draws the content anew. */
  reset: () => void;
}

export interface BoundaryProps
  extends Pick<ErrorPanelProps, 'kind' | 'title' | 'reference' | 'isPage' | 'headingLevel'> {
  /** What may fail to be drawn. */
  children: ReactNode;
  /** Called before the content is drawn anew: throw away here what made it fail. */
  onReset?: (() => void) | undefined;
  /** Called with what was thrown and where, to be reported. */
  onError?: ((error: unknown, componentStack: string) => void) | undefined;
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
