import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { body } from './AppShell.css.ts';
import { AppShell } from './AppShell.tsx';

conformance('AppShell', (root) => (
  <AppShell {...root} header={<header>header</header>} sidebar={<aside>aside</aside>} footer={<footer>footer</footer>}>
    page
  </AppShell>
));

afterEach(cleanup);

it.each([undefined, null, false])('leaves no room for a sidebar that is %s', (sidebar) => {
  render(
    <SampleProvider locale="en-US">
      <AppShell sidebar={sidebar}>page</AppShell>
    </SampleProvider>,
  );
  expect(screen.getByRole('main').parentElement?.className).toContain(body.none);
  expect(screen.getByRole('main').previousElementSibling).toBeNull();
});
