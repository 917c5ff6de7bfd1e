import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { BoundaryFailure, BoundaryProps } from './Boundary.tsx';

interface Props extends Pick<BoundaryProps, 'children' | 'onReset' | 'onError'> {
  resetKeys: readonly unknown[];
  fallback: (failure: BoundaryFailure & { attempt: number }) => ReactNode;
}

interface State {
  failure: { error: unknown } | null;
  attempt: number;
  resetKeys: readonly unknown[];
}

/** The part of `Boundary` that React only offers to classes. */
export class ErrorCatcher extends Component<Props, State> {
  override state: State = { failure: null, attempt: 0, resetKeys: this.props.resetKeys };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKeys }: Props, { resetKeys: before }: State): Partial<State> | null {
    const isSame = resetKeys.length === before.length && resetKeys.every((key, at) => Object.is(key, before[at]));
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
    const { failure, attempt } = this.state;
    if (!failure) return this.props.children;
    return this.props.fallback({ error: failure.error, reset: this.reset, attempt });
  }
}
