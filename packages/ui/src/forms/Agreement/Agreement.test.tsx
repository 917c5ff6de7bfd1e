import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { Agreement } from './Agreement.tsx';

conformance('Agreement', (root) => <Agreement {...root} links={[{ label: 'words', href: '/words' }]} />);
afterEach(cleanup);

it('announces that its documents open in a new window', () => {
  render(
    <SampleProvider locale="en-US">
      <Agreement links={[{ label: 'Terms', href: '/terms' }]} />
    </SampleProvider>,
  );
  expect(screen.getByRole('link', { name: /^Terms ?\(opens in a new window\)$/ }).getAttribute('target')).toBe(
    '_blank',
  );
});
