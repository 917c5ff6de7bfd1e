import { Component, type ReactNode } from 'react';
import { useArrivedPart } from './hydration.ts';
import { ScreenError } from './ScreenError.tsx';
import { useTranslation } from './useTranslation.ts';

interface Props {
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
    return <BrokenScreen onRetry={() => this.setState({ hasFailed: false })} />;
  }
}

function BrokenScreen({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('errors');
  useArrivedPart();
  return <ScreenError title={t('page')} onRetry={onRetry} />;
}
