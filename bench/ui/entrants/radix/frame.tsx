import { Theme } from '@radix-ui/themes';
import '@radix-ui/themes/styles.css';
import type { ReactNode } from 'react';
import '../layout.css';

export function Wrapper({ children }: { children: ReactNode }) {
  return <Theme>{children}</Theme>;
}
