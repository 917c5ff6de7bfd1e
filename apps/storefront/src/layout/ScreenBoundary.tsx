import { Component, type ReactNode } from 'react';
import { type HydrationBoundary, useSettleBoundary } from '../hydration/index.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { ScreenError } from '../shared/errors/ScreenError.tsx';

interface ScreenBoundaryProps {
  /** Settled by the error message too, because a screen that fails never settles it. */
  boundary: HydrationBoundary;
  children: ReactNode;
}

/** Catches errors of a screen while it renders, and shows a message with a retry button. The shell stays usable. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <FailedScreen boundary={this.props.boundary} onRetry={() => this.setState({ hasFailed: false })} />;
  }
}

function FailedScreen({ boundary, onRetry }: { boundary: HydrationBoundary; onRetry: () => void }) {
  const { t } = useTranslation('errors');
  useSettleBoundary(boundary);
  return <ScreenError title={t('page')} onRetry={onRetry} />;
}
