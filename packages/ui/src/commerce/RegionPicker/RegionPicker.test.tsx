import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { compose } from '../../fixtures/compose.ts';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { sampleRegions } from '../../fixtures/sampleRegions.ts';
import { conformance } from '../../testing/conformance.tsx';
import type { RegionOption } from './RegionOption.ts';
import { RegionPanel } from './RegionPanel.tsx';
import { RegionPicker, type RegionPickerProps } from './RegionPicker.tsx';

const network = vi.hoisted(() => ({ isDown: true }));
vi.mock('./RegionOverlay.tsx', (importOriginal) => {
  if (network.isDown) throw new TypeError('Failed to fetch');
  return importOriginal();
});

const { loadChildren, pathTo } = sampleRegions['en-US'];

conformance('RegionPicker', (root) => (
  <RegionPicker {...root} label="Region" name="region" loadChildren={loadChildren} defaultValue={pathTo('330106')} />
));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('shows an error at the field when the lists cannot be loaded, keeps the form, and opens at the next press', async () => {
  render(
    <SampleProvider locale="en-US">
      <input aria-label="Street" defaultValue="typed" />
      <RegionPicker label="Region" loadChildren={loadChildren} />
    </SampleProvider>,
  );
  const field = screen.getByRole('combobox');
  act(() => field.focus());
  fireEvent.click(field);
  const note = await screen.findByText(/^Could not be opened/, { selector: '[id]' });
  expect(field.getAttribute('aria-describedby')).toBe(note.id);
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('typed');
  network.isDown = false;
  fireEvent.click(field);
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(note.isConnected).toBe(false);
});

it.each(['narrow', 'wide'])('passes a close function to the application on a %s page', async (width) => {
  const matches = width === 'wide';
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(matchMedia(media), { matches: matches && media.startsWith('(min-width') }),
  );
  const layers = new Set<() => void>();
  const hold = (close: () => void) => {
    layers.add(close);
    return () => void layers.delete(close);
  };
  render(
    <SampleProvider locale="en-US" onLayerOpen={hold}>
      <RegionPicker label="Region" loadChildren={loadChildren} />
    </SampleProvider>,
  );
  fireEvent.click(screen.getByRole('combobox'));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(layers.size).toBe(1);
  act(() => {
    for (const close of layers) close();
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(layers.size).toBe(0);
});

it('shows its parent’s placeholder in the empty search field, and the names of its levels', async () => {
  render(
    <SampleProvider locale="en-US">
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
    </SampleProvider>,
  );
  expect(screen.getByPlaceholderText('For example Passau')).toBeTruthy();
  expect(await screen.findByRole('listbox', { name: 'Land' })).toBeTruthy();
});

it('searches for the result of a composition, not for its letters', async () => {
  const search = vi.fn(() => Promise.resolve([pathTo('330106')]));
  render(
    <SampleProvider locale="en-US">
      <RegionPanel
        label="Region"
        names={['Province']}
        value={[]}
        loadChildren={loadChildren}
        search={search}
        searchHint=""
        layout="columns"
        onComplete={() => {}}
      />
    </SampleProvider>,
  );
  compose(screen.getByRole<HTMLInputElement>('combobox'), 'xihu', '西湖');
  expect(await screen.findByRole('option', { name: /Xihu/ })).toBeTruthy();
  expect(search.mock.calls).toEqual([['西湖']]);
});

it('searches again after a failure, and returns the focus to the field', async () => {
  const search = vi.fn(() => Promise.resolve([pathTo('330106')]));
  search.mockRejectedValueOnce(new Error('offline'));
  render(
    <SampleProvider locale="en-US">
      <RegionPanel
        label="Region"
        names={['Province']}
        value={[]}
        loadChildren={loadChildren}
        search={search}
        searchHint=""
        layout="columns"
        onComplete={() => {}}
      />
    </SampleProvider>,
  );
  const field = screen.getByRole('combobox');
  fireEvent.change(field, { target: { value: 'Xihu' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(document.activeElement).toBe(field);
  expect(await screen.findByRole('option', { name: /Xihu/ })).toBeTruthy();
  expect(search.mock.calls).toEqual([['Xihu'], ['Xihu']]);
});

it.each([
  { layout: 'columns', role: 'listbox', shown: ['省份', '区县'] },
  { layout: 'tabs', role: 'tab', shown: ['上海市', '静安区'] },
] as const)('announces the name of a municipality once, in $layout', async ({ layout, role, shown }) => {
  const regions = sampleRegions['zh-CN'];
  render(
    <SampleProvider locale="zh-CN">
      <RegionPanel
        label="所在地区"
        names={['省份', '城市', '区县']}
        value={regions.pathTo('310106')}
        loadChildren={regions.loadChildren}
        search={undefined}
        searchHint=""
        layout={layout}
        onComplete={() => {}}
      />
    </SampleProvider>,
  );
  expect(await screen.findByRole('option', { name: '静安区', selected: true })).toBeTruthy();
  const names = screen.getAllByRole(role).map((one) => one.getAttribute('aria-label') ?? one.textContent?.trim());
  expect(names).toEqual(shown);
});

it('calls the ref of its button once, even when it is re-rendered, and its cleanup on unmount', () => {
  const leave = vi.fn();
  const inputRef = vi.fn(() => leave);
  const elementWith = (label: string) => (
    <SampleProvider locale="en-US">
      <RegionPicker inputRef={inputRef} label={label} loadChildren={sampleRegions['en-US'].loadChildren} />
    </SampleProvider>
  );
  const { rerender, unmount } = render(elementWith('one'));
  rerender(elementWith('another'));
  expect(inputRef).toHaveBeenCalledExactlyOnceWith(screen.getByRole('combobox'));
  expect(leave).not.toHaveBeenCalled();
  unmount();
  expect(leave).toHaveBeenCalledOnce();
});

/** Opens a picker on a narrow page. */
async function open(props: Partial<RegionPickerProps>) {
  render(
    <SampleProvider locale="en-US">
      <RegionPicker label="Region" loadChildren={loadChildren} {...props} />
    </SampleProvider>,
  );
  fireEvent.click(screen.getByRole('combobox'));
  return screen.findByRole('dialog');
}

it('ignores a selection that was cancelled before its last list loaded', async () => {
  let answer: (options: RegionOption[]) => void = () => {};
  const onChange = vi.fn();
  const lists: Record<string, RegionOption[]> = {
    '': [
      { code: '44', name: 'Guangdong' },
      { code: '33', name: 'Zhejiang' },
    ],
  };
  await open({
    onChange,
    loadChildren: async (code) =>
      lists[code ?? ''] ??
      (await new Promise<RegionOption[]>((resolve) => {
        answer = resolve;
      })),
  });
  fireEvent.click(await screen.findByRole('option', { name: 'Guangdong' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('combobox'));
  await screen.findByRole('dialog');
  await act(async () => answer([]));
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('keeps the focus in the lists when Retry disappears, also when it fails again', async () => {
  const offline = new Error('offline');
  const load = vi.fn(loadChildren).mockRejectedValueOnce(offline).mockRejectedValueOnce(offline);
  const dialog = await open({ loadChildren: load });
  const first = await screen.findByRole('button', { name: 'Retry' });
  act(() => first.focus());
  fireEvent.click(first);
  expect(dialog.contains(document.activeElement)).toBe(true);
  const second = await screen.findByRole('button', { name: 'Retry' });
  expect(document.activeElement).toBe(second);
  fireEvent.click(second);
  const list = await screen.findByRole('listbox');
  await waitFor(() => expect(list.contains(document.activeElement)).toBe(true));
});

it('validates a region once it is selected', async () => {
  await open({ levels: ['Area'], validate: () => 'Nothing is sent there' });
  fireEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement);
  expect(await screen.findByText('Nothing is sent there')).toBeTruthy();
});

type PanelProps = ComponentProps<typeof RegionPanel>;
/** The panel with a selected district of Hangzhou. */
function renderXihu(load: PanelProps['loadChildren'], layout: PanelProps['layout']) {
  render(
    <SampleProvider locale="en-US">
      <RegionPanel
        label="Region"
        names={['Province', 'City', 'District']}
        value={pathTo('330106')}
        loadChildren={load}
        search={undefined}
        searchHint=""
        layout={layout}
        onComplete={() => {}}
      />
    </SampleProvider>,
  );
}

it('ignores arrow keys with a modifier', async () => {
  renderXihu(loadChildren, 'columns');
  const option = await screen.findByRole('option', { name: /Xihu/ });
  expect(fireEvent.keyDown(option, { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(fireEvent.keyDown(option, { key: 'ArrowLeft' })).toBe(false);
});

it.each(['columns', 'tabs'] as const)('shows that there are no regions, and retries, in %s', async (layout) => {
  const load = vi.fn(loadChildren).mockResolvedValueOnce([]);
  renderXihu(load, layout);
  expect(await screen.findByText('There are no regions to choose from')).toBeTruthy();
  expect(screen.queryByText(/no longer used/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('option', { name: /Xihu/ })).toBeTruthy();
  expect(screen.queryByText('There are no regions to choose from')).toBeNull();
});

it('does not mark a region as retired where there are no regions at all', async () => {
  const load = vi.fn(async () => []);
  render(
    <SampleProvider locale="en-US">
      <RegionPicker label="Region" loadChildren={load} defaultValue={pathTo('330106')} />
    </SampleProvider>,
  );
  await act(async () => {});
  expect(load).toHaveBeenCalled();
  expect(screen.queryByText(/no longer used/)).toBeNull();
});
