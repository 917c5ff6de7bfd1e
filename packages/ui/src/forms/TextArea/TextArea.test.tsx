import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { TextArea } from './TextArea.tsx';

conformance('TextArea', (root) => <TextArea {...root} label="words" description="words" maxLength={20} />);

afterEach(cleanup);

it('counts the text of its parent, which may clear it', () => {
  const elementWith = (value: string) => (
    <SampleProvider locale="en-US">
      <TextArea label="words" value={value} onChange={() => {}} maxLength={200} />
    </SampleProvider>
  );
  const { rerender } = render(elementWith(''));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'hello' } });
  rerender(elementWith('hello'));
  expect(screen.getByText('5/200')).toBeTruthy();
  rerender(elementWith(''));
  expect(screen.getByText('0/200')).toBeTruthy();
});

it('calls onCompositionEnd after the text was truncated', () => {
  const onCompositionEnd = vi.fn(({ currentTarget }) => currentTarget.value);
  render(
    <SampleProvider locale="en-US">
      <TextArea label="words" maxLength={2} hasCounter onCompositionEnd={onCompositionEnd} />
    </SampleProvider>,
  );
  fireEvent.input(screen.getByRole('textbox'), { target: { value: '西湖区' }, isComposing: true });
  fireEvent.compositionEnd(screen.getByRole('textbox'));
  expect(onCompositionEnd).toHaveReturnedWith('西湖');
});

it('calls no onChange where the browser only normalizes the text', () => {
  const onChange = vi.fn();
  render(
    <SampleProvider locale="en-US">
      <TextArea label="words" value={'one\r\ntwo'} onChange={onChange} />
    </SampleProvider>,
  );
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'one\ntwo');
  expect(onChange).not.toHaveBeenCalled();
});
