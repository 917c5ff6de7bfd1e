import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance.tsx';
import { renderInEnglish } from '../../testing/renderInEnglish.tsx';
import { SiteHeader } from './SiteHeader.tsx';

conformance('SiteHeader', (root) => (
  <SiteHeader
    {...root}
    brand={{ name: 'Mallard', href: '/' }}
    links={[{ href: '/home', label: 'Home', isCurrent: true }]}
    account={null}
    guestLinks={{ logIn: '/login', register: '/register' }}
    cart={{ href: '/cart', count: undefined }}
  />
));

afterEach(cleanup);

it('renders the logo of another shop instead of the drake', () => {
  const { container, rerender } = renderInEnglish(
    <SiteHeader brand={{ name: 'Otter', href: '/', logo: <img src="/o.svg" alt="" /> }} />,
  );
  const link = screen.getByRole('link', { name: 'Otter' });
  expect(link.querySelector('img')).not.toBeNull();
  expect(container.querySelector('a svg')).toBeNull();
  rerender(<SiteHeader brand={{ name: '', href: '/', logo: <img src="/o.svg" alt="Otter" /> }} />);
  expect(screen.getByRole('link', { name: 'Otter' }).children).toHaveLength(1);
  rerender(<SiteHeader brand={{ name: 'Otter', href: '/', logo: null }} />);
  expect(container.querySelector('a img, a svg')).toBeNull();
});

it('reserves space for the account only where there may be one', () => {
  const brand = { name: 'Otter', href: '/' };
  const places = (header: HTMLElement) => header.querySelector('header > :last-child')?.childElementCount;
  const { container, rerender } = renderInEnglish(<SiteHeader brand={brand} account={null} />);
  expect(places(container)).toBe(0);
  rerender(<SiteHeader brand={brand} account={undefined} />);
  expect(places(container)).toBe(1);
});
