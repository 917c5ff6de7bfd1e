import { Component, type ReactNode } from 'react';
import { type HydrationBoundary, useSettleBoundary } from '../hydration/index.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { ScreenError } from '../layout/ScreenError.tsx';

interface Props {
  /** Settled also by what is said of a screen that fails. */
  part: HydrationBoundary;
  children: ReactNode;
}

/** Catches what a screen throws while drawing, says so, and lets the shopper try again; the shell stays. */
export class ScreenBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <BrokenScreen part={this.props.part} onRetry={() => this.setState({ hasFailed: false })} />;
  }
}

function BrokenScreen({ part, onRetry }: { part: HydrationBoundary; onRetry: () => void }) {
  const { t } = useTranslation('errors');
  useSettleBoundary(part);
  return <ScreenError title={t('page')} onRetry={onRetry} />;
}
