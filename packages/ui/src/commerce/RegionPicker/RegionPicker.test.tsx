import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleRegions } from '../../fixtures/sampleRegions.ts';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { RegionPanel } from './RegionPanel.tsx';
import { RegionPicker } from './RegionPicker.tsx';

const { loadChildren, pathTo } = sampleRegions['en-US'];

conformance('RegionPicker', (root) => (
  <RegionPicker {...root} label="Region" name="region" loadChildren={loadChildren} defaultValue={pathTo('330106')} />
));

it('shows the hint of its owner in the empty search field, and the names of its levels', async () => {
  render(
    <MallardProvider locale="en-US">
      <RegionPanel
        label="Region"
        names={['Land', 'Kreis']}
        value={[]}
        loadChildren={loadChildren}
        search={() => Promise.resolve([])}
        searchHint="For example Passau"
        layout="columns"
        onComplete={() => {}}
      />
    </MallardProvider>,
  );
  expect(screen.getByPlaceholderText('For example Passau')).toBeTruthy();
  expect(await screen.findByRole('listbox', { name: 'Land' })).toBeTruthy();
});
