import type { ReactNode } from 'react';
import './plain.css';

export function Own({ children }: { children: ReactNode }) {
  return children;
}
