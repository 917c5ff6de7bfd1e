import { MantineProvider } from '@mantine/core';
import '@mantine/core/styles.css';
import type { ReactNode } from 'react';
import '../layout.css';

export function Wrapper({ children }: { children: ReactNode }) {
  return <MantineProvider>{children}</MantineProvider>;
}
