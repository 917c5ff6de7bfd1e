import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance.tsx';
import { ProfileCard } from './ProfileCard.tsx';

conformance('ProfileCard', (root) => (
  <ProfileCard {...root} name="Ann" editHref="/profile" figures={[{ label: 'Coupons', value: 6, href: '/coupons' }]} />
));

afterEach(cleanup);

it.each([
  ['ann', 'A'],
  ['  林小禾', '林'],
  ['👩‍👧 family', '👩‍👧'],
  ['', ''],
])('stands %j in by %j', (name, letter) => {
  const { container } = render(<ProfileCard name={name} />);
  expect(container.querySelector('[aria-hidden="true"]')?.textContent).toBe(letter);
  expect(screen.queryByRole('link')).toBeNull();
});
