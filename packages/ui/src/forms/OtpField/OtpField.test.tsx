import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { OtpField } from './OtpField.tsx';

conformance('OtpField', (root) => <OtpField {...root} defaultValue="123" />);

afterEach(cleanup);

it('announces the error of a code that is rejected while the field has the focus', async () => {
  const elementWith = (errorMessage?: string) => (
    <SampleProvider locale="en-US">
      <OtpField value="123456" errorMessage={errorMessage} />
    </SampleProvider>
  );
  const { container, rerender } = render(elementWith());
  screen.getByRole('textbox').focus();
  rerender(elementWith('Not the code'));
  await expect.poll(() => container.querySelector('[aria-live="assertive"]')?.textContent).toBe('Not the code');
});

it('reports the same code again after its parent has cleared the field', () => {
  const onComplete = vi.fn();
  const elementWith = (value: string) => (
    <SampleProvider locale="en-US">
      <OtpField value={value} onComplete={onComplete} />
    </SampleProvider>
  );
  const { rerender } = render(elementWith(''));
  const fill = () => fireEvent.change(screen.getByRole('textbox'), { target: { value: '123456' } });
  fill();
  rerender(elementWith('123456'));
  expect(onComplete).toHaveBeenCalledTimes(1);
  rerender(elementWith(''));
  fill();
  expect(onComplete).toHaveBeenCalledTimes(2);
});

/** The parent clears every code in its `onComplete` handler. */
function Clearing({ onComplete }: { onComplete: (code: string) => void }) {
  const [code, setCode] = useState('');
  return (
    <OtpField
      value={code}
      onChange={setCode}
      onComplete={(whole) => {
        setCode('');
        onComplete(whole);
      }}
    />
  );
}

it('reports a code again when its parent clears it in the onComplete handler', () => {
  const onComplete = vi.fn();
  render(
    <SampleProvider locale="en-US">
      <Clearing onComplete={onComplete} />
    </SampleProvider>,
  );
  for (let time = 0; time < 3; time += 1)
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '123456' } });
  expect(onComplete).toHaveBeenCalledTimes(3);
});

it('calls the parent’s onCompositionEnd and onSelect', () => {
  const onCompositionEnd = vi.fn();
  const onSelect = vi.fn();
  render(
    <SampleProvider locale="en-US">
      <OtpField value="123" onCompositionEnd={onCompositionEnd} onSelect={onSelect} />
    </SampleProvider>,
  );
  const field = screen.getByRole('textbox');
  fireEvent.compositionEnd(field);
  fireEvent.select(field);
  expect(onCompositionEnd).toHaveBeenCalledOnce();
  expect(onSelect).toHaveBeenCalledOnce();
});
