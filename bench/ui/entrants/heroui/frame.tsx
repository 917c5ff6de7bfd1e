import type { ReactNode } from 'react';
import './heroui.css';
import '../layout.css';

export function Wrapper({ children }: { children: ReactNode }) {
  return children;
}
