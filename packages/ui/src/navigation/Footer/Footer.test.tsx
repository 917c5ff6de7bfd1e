import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance.tsx';
import { renderInEnglish } from '../../testing/renderInEnglish.tsx';
import { Footer } from './Footer.tsx';

conformance('Footer', (root) => (
  <Footer
    {...root}
    brand={{ name: 'Mallard', href: '/' }}
    text="text"
    columns={[{ title: 'Shop', links: [{ href: '/new', label: 'New' }] }]}
  />
));

afterEach(cleanup);

it('renders the logo of another shop instead of the drake', () => {
  const { container, rerender } = renderInEnglish(
    <Footer brand={{ name: 'Otter', href: '/', logo: <img src="/o.svg" alt="" /> }} columns={[]} />,
  );
  const link = screen.getByRole('link', { name: 'Otter' });
  expect(link.querySelector('img')).not.toBeNull();
  expect(container.querySelector('a svg')).toBeNull();
  rerender(<Footer brand={{ name: '', href: '/', logo: <img src="/o.svg" alt="Otter" /> }} columns={[]} />);
  expect(screen.getByRole('link', { name: 'Otter' }).children).toHaveLength(1);
  rerender(<Footer brand={{ name: 'Otter', href: '/', logo: null }} columns={[]} />);
  expect(container.querySelector('a img, a svg')).toBeNull();
});
