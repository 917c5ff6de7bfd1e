import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import '../layout.css';

export function Wrapper({ children }: { children: ReactNode }) {
  return <ConfigProvider>{children}</ConfigProvider>;
}
