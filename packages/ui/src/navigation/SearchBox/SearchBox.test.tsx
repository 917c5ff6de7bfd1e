import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../../feedback/Dialog/Dialog.tsx';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { SearchBox } from './SearchBox.tsx';
import { toRows } from './SearchSuggestion.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Fails to load its suggestions, and loads them again on request. */
function Failing() {
  const [status, setStatus] = useState<'error' | 'loading'>('error');
  return (
    <SampleProvider locale="en-US">
      <SearchBox suggestions={{ history: ['mug'] }} status={status} onRetry={() => setStatus('loading')} />
    </SampleProvider>
  );
}

conformance('SearchBox', (root) => <SearchBox {...root} suggestions={{ history: ['mug'] }} defaultValue="mug" />);

describe('SearchBox', () => {
  it('is an ordinary form before hydration', () => {
    const html = renderToString(
      <SampleProvider locale="en-US">
        <SearchBox action="/find" name="q" suggestions={{ terms: ['lamp'] }} />
      </SampleProvider>,
    );
    expect(html).toMatch(/<form [^>]*action="\/find" method="get"/);
    expect(html).toMatch(/<input [^>]*name="q"/);
    expect(html).not.toContain('lamp');
  });

  it('opens its list if the field had the focus before hydration', async () => {
    const box = (
      <SampleProvider locale="en-US">
        <SearchBox suggestions={{ terms: ['mug'] }} />
      </SampleProvider>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(box);
    const field = screen.getByRole<HTMLInputElement>('combobox');
    field.focus();
    render(box, { container, hydrate: true });
    fireEvent.change(field, { target: { value: 'm' } });
    expect(await screen.findByRole('option', { name: 'mug' })).toBeTruthy();
  });

  it('lets a controlling parent decide about the text', () => {
    const onChange = vi.fn();
    render(
      <SampleProvider locale="en-US">
        <SearchBox value="mug" onChange={onChange} />
      </SampleProvider>,
    );
    const field = screen.getByRole('combobox');
    fireEvent.change(field, { target: { value: 'mugs' } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith('mugs');
    expect(field).toHaveProperty('value', 'mug');
  });

  it.each([
    ['zh-CN', '关键词太长，请缩短到 64 个字以内'],
    ['en-US', 'Too long to search for: shorten it to 64 characters'],
  ] as const)('keeps a text that is too long, with an error in %s', (locale, problem) => {
    const onSubmit = vi.fn();
    render(
      <SampleProvider locale={locale}>
        <SearchBox onSubmit={onSubmit} />
      </SampleProvider>,
    );
    const field = screen.getByRole<HTMLInputElement>('combobox');
    expect(field.maxLength).toBe(-1);
    fireEvent.change(field, { target: { value: '杯'.repeat(200) } });
    expect(screen.getByRole('alert').textContent).toBe(problem);
    fireEvent.submit(field.form ?? field);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(field.value).toHaveLength(200);
    fireEvent.change(field, { target: { value: ` ${'杯'.repeat(64)} ` } });
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.submit(field.form ?? field);
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('杯'.repeat(64));
  });

  it.each(['value', 'defaultValue'])('shows an error for a %s that is too long before anything is typed', (prop) => {
    const onSubmit = vi.fn();
    const box = (text: string) => (
      <SampleProvider locale="en-US">
        <SearchBox {...{ [prop]: text }} suggestions={{ terms: ['mug'] }} onSubmit={onSubmit} />
      </SampleProvider>
    );
    const { rerender } = render(box('m'.repeat(65)));
    const field = screen.getByRole<HTMLInputElement>('combobox', { description: /shorten it to 64 characters/ });
    expect(screen.getByRole('alert').textContent).toBe('Too long to search for: shorten it to 64 characters');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    fireEvent.submit(field.form ?? field);
    expect(onSubmit).not.toHaveBeenCalled();
    if (prop === 'value') rerender(box('m'.repeat(64)));
    else fireEvent.change(field, { target: { value: 'm'.repeat(64) } });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['list', 'sheet'])('moves the focus to the field when Retry disappears from its %s', async (popup) => {
    const { matchMedia } = window;
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(matchMedia(media), { matches: popup === 'sheet' }),
    );
    render(<Failing />);
    const closed = screen.getByRole('combobox');
    closed.focus();
    fireEvent.click(closed);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    retry.focus();
    fireEvent.click(retry);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    const field = screen.getAllByRole('combobox').at(-1);
    expect(field === closed).toBe(popup === 'list');
    expect(document.activeElement).toBe(field);
  });

  it('selects the active row, wherever it has moved', async () => {
    const onSelect = vi.fn();
    const [mug, muslin] = [
      { id: '1', title: 'Mug' },
      { id: '2', title: 'Muslin' },
    ] as const;
    const box = (...products: { id: string; title: string }[]) => (
      <SampleProvider locale="en-US">
        <SearchBox defaultValue="mu" suggestions={{ products }} onSuggestionSelect={onSelect} onSubmit={() => {}} />
      </SampleProvider>
    );
    const { rerender } = render(box(mug));
    const field = screen.getByRole('combobox');
    act(() => field.focus());
    await screen.findByRole('option', { name: 'Mug' });
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    rerender(box(muslin, mug));
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Mug');
    rerender(box(muslin));
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
    rerender(box(muslin, mug));
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onSelect).toHaveBeenCalledExactlyOnceWith({ kind: 'product', id: '1', text: 'Mug' });
  });

  it('submits no form around the dialog that contains it', () => {
    const onSubmit = vi.fn();
    const onOuterSubmit = vi.fn();
    render(
      <SampleProvider locale="en-US">
        <form onSubmit={onOuterSubmit}>
          <Dialog isOpen onOpenChange={() => {}} title="Add a product">
            <SearchBox defaultValue="mug" onSubmit={onSubmit} />
          </Dialog>
        </form>
      </SampleProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('mug');
    expect(onOuterSubmit).not.toHaveBeenCalled();
  });

  it('calls its parent’s focus and blur handlers', () => {
    const onFocus = vi.fn();
    const onBlur = vi.fn();
    render(
      <SampleProvider locale="en-US">
        <SearchBox onFocus={onFocus} onBlur={onBlur} />
      </SampleProvider>,
    );
    const field = screen.getByRole('combobox');
    act(() => field.focus());
    act(() => field.blur());
    expect(onFocus).toHaveBeenCalledOnce();
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it('orders rows by their sections', () => {
    const rows = toRows({
      products: [{ id: '2', title: 'Mug' }],
      categories: [{ id: '1', name: 'Mugs' }],
      history: ['m'],
    });
    expect(rows.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['history m', 'category 1', 'product 2']);
  });
});
