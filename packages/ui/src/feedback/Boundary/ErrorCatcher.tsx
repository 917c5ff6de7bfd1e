import { Component, createRef, type ErrorInfo, type ReactNode, type RefObject } from 'react';

/** What stands in for content that could not be drawn. */
export interface BoundaryFailure {
  /** What was thrown. */
  error: unknown;
  /** Draws the content anew. */
  reset: () => void;
}

export interface ErrorCatcherProps {
  /** What may fail to be drawn. */
  children: ReactNode;
  /** Called before the content is drawn anew: throw away here what made it fail. */
  onReset?: (() => void) | undefined;
  /** Called with what was thrown and where, to be reported. */
  onError?: ((error: unknown, componentStack: string) => void) | undefined;
  resetKeys: readonly unknown[];
  /** React draws another one for each failure, so that it is read out again. */
  fallback: (failure: BoundaryFailure & { ref: RefObject<HTMLDivElement | null> }) => ReactNode;
}

interface State {
  failure: { error: unknown } | null;
  resetKeys: readonly unknown[];
}

/** The part of `Boundary` that React only offers to classes. */
export class ErrorCatcher extends Component<ErrorCatcherProps, State> {
  panel = createRef<HTMLDivElement>();
  override state: State = { failure: null, resetKeys: this.props.resetKeys };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { resetKeys }: ErrorCatcherProps,
    { resetKeys: before }: State,
  ): Partial<State> | null {
    const isSame = resetKeys.length === before.length && resetKeys.every((key, at) => Object.is(key, before[at]));
    return isSame ? null : { resetKeys, failure: null };
  }

  override getSnapshotBeforeUpdate(_: ErrorCatcherProps, { failure }: State): boolean {
    return failure !== this.state.failure && this.panel.current?.contains(document.activeElement) === true;
  }

  override componentDidUpdate(_: ErrorCatcherProps, __: State, hadFocus: boolean) {
    // It failed again at once: the button that was pressed is gone with its panel.
    if (hadFocus) this.panel.current?.querySelector('button')?.focus();
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.onError?.(error, componentStack ?? '');
  }

  reset = () => {
    this.props.onReset?.();
    this.setState({ failure: null });
  };

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return this.props.fallback({ error: failure.error, reset: this.reset, ref: this.panel });
  }
}
