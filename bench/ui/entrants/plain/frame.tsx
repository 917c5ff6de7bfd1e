import type { ReactNode } from 'react';
import './plain.css';

export function Wrapper({ children }: { children: ReactNode }) {
  return children;
}
