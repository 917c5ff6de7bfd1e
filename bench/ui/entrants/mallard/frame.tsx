import '@mallard/ui/styles';
import enUS from '@mallard/ui/locales/en-US';
import { MallardProvider } from '@mallard/ui/MallardProvider';
import type { ReactNode } from 'react';

export function Wrapper({ children }: { children: ReactNode }) {
  return (
    <MallardProvider locale="en-US" messages={enUS}>
      {children}
    </MallardProvider>
  );
}
