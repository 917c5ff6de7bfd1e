import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { Bell } from '../../foundations/Icon/glyphs.ts';
import { directional } from '../../foundations/Icon/Icon.css.ts';
import { conformance } from '../../testing/conformance.tsx';
import { SettingsList } from './SettingsList.tsx';

afterEach(cleanup);

conformance('SettingsList', (root) => (
  <SettingsList
    {...root}
    title="title"
    items={[
      { kind: 'link', id: 'link', label: 'link', href: '/', value: '6' },
      { kind: 'switch', id: 'switch', label: 'switch', isSelected: true, onChange: () => {} },
      { kind: 'action', id: 'action', label: 'action', onAction: () => {} },
      { kind: 'value', id: 'value', label: 'value', value: '1.0' },
    ]}
  />
));

it.each([
  { kind: 'link', href: '/' },
  { kind: 'switch', isSelected: true, onChange: () => {} },
  { kind: 'action', onAction: () => {} },
  { kind: 'value', value: '1.0' },
] as const)('renders the icon of a row of kind $kind', (item) => {
  render(
    <SampleProvider locale="en-US">
      <SettingsList aria-label="words" items={[{ ...item, id: 'one', label: 'label', icon: Bell }]} />
    </SampleProvider>,
  );
  expect(screen.getByRole('listitem').querySelector('svg:first-child')).not.toBeNull();
});

it('has its host’s name', () => {
  render(
    <SampleProvider locale="en-US">
      <SettingsList title="Privacy" aria-label="What others see" items={[]} />
    </SampleProvider>,
  );
  expect(screen.getByRole('region', { name: 'What others see' })).toBeDefined();
});

it('describes a switch by the sentence below its label', () => {
  render(
    <SampleProvider locale="en-US">
      <SettingsList
        aria-label="words"
        items={[
          { kind: 'switch', id: 'one', label: 'News', description: 'By post', isSelected: true, onChange: () => {} },
        ]}
      />
    </SampleProvider>,
  );
  const control = screen.getByRole('switch', { name: 'News' });
  const describing = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(describing.map((id) => document.getElementById(id)?.textContent)).toEqual(['By post']);
});

it('mirrors a directional icon', () => {
  const classOf = (isIconDirectional: boolean) => {
    cleanup();
    render(
      <SampleProvider locale="en-US">
        <SettingsList
          aria-label="words"
          items={[{ kind: 'action', id: 'one', label: 'Log out', icon: Bell, isIconDirectional, onAction: () => {} }]}
        />
      </SampleProvider>,
    );
    return document.querySelector('svg')?.getAttribute('class');
  };
  expect(classOf(true)).toContain(directional);
  expect(classOf(false)).not.toContain(directional);
});
