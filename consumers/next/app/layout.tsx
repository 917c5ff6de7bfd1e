import '@mallard/ui/styles.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'Consumer', icons: { icon: 'data:,' } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US" data-theme="light">
      <body>{children}</body>
    </html>
  );
}
