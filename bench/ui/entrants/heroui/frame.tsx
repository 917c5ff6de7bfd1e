import type { ReactNode } from 'react';
import './heroui.css';
import '../layout.css';

export function Own({ children }: { children: ReactNode }) {
  return children;
}
