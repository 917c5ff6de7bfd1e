import '@mallard/ui/styles';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts } from 'react-router';

export const links = () => [{ rel: 'icon', href: 'data:,' }];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US" data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default Outlet;
