import { Component, createRef, type ErrorInfo, type ReactNode, type RefObject } from 'react';

/** Props of a fallback for content that failed to render. */
export interface BoundaryFailure {
  /** The thrown value. */
  error: unknown;
  /** Renders the content again. */
  reset: () => void;
}

export interface ErrorCatcherProps {
  /** Content that may fail to render. */
  children: ReactNode;
  /** Called before the content is rendered again, to remove the cause of the error. */
  onReset?: (() => void) | undefined;
  /** Called with the error and its location, for error reports. */
  onError?: ((error: unknown, componentStack: string) => void) | undefined;
  resetKeys: readonly unknown[];
  /** Rendered with a new key for each error, so that it is announced again. */
  fallback: (failure: BoundaryFailure & { ref: RefObject<HTMLDivElement | null> }) => ReactNode;
}

interface State {
  failure: { error: unknown } | null;
  resetKeys: readonly unknown[];
}

/** The part of `Boundary` that React supports only in class components. */
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
    // It failed again at once, and the pressed button was replaced with its panel.
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
