import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorPanel, type ErrorPanelProps } from '../ErrorPanel/ErrorPanel.tsx';

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
  /** Takes the place of the `ErrorPanel`. */
  fallback?: ((failure: BoundaryFailure) => ReactNode) | undefined;
}

interface BoundaryState {
  failure: { error: unknown } | null;
  attempt: number;
  resetKeys: readonly unknown[];
}

const noKeys: readonly unknown[] = [];

/** Catches what its content throws while it is drawn, says so in its place, and draws it anew on request. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null, attempt: 0, resetKeys: this.props.resetKeys ?? noKeys };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { resetKeys = noKeys }: BoundaryProps,
    state: BoundaryState,
  ): Partial<BoundaryState> | null {
    const isSame =
      resetKeys.length === state.resetKeys.length && resetKeys.every((key, at) => Object.is(key, state.resetKeys[at]));
    return isSame ? null : { resetKeys, failure: null };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.onError?.(error, componentStack ?? '');
  }

  reset = () => {
    this.props.onReset?.();
    this.setState(({ attempt }) => ({ failure: null, attempt: attempt + 1 }));
  };

  override render() {
    const { children, fallback, onReset: _, onError: __, resetKeys: ___, ...panel } = this.props;
    const { failure, attempt } = this.state;
    if (!failure) return children;
    if (fallback) return fallback({ error: failure.error, reset: this.reset });
    // Another panel for another failure, so that it is read out again.
    return <ErrorPanel key={attempt} {...panel} onRetry={this.reset} />;
  }
}
