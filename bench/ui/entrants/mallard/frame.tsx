import '@mallard/ui/styles';
import { MallardProvider } from '@mallard/ui/MallardProvider';
import type { ReactNode } from 'react';

export function Own({ children }: { children: ReactNode }) {
  return <MallardProvider locale="en-US">{children}</MallardProvider>;
}
