import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { OtpField } from './OtpField.tsx';

conformance('OtpField', (root) => <OtpField {...root} value="123" />);

afterEach(cleanup);

it('says what is wrong with a code that is refused while the focus is in it', async () => {
  const draw = (errorMessage?: string) => (
    <MallardProvider locale="en-US">
      <OtpField value="123456" errorMessage={errorMessage} />
    </MallardProvider>
  );
  const { container, rerender } = render(draw());
  screen.getByRole('textbox').focus();
  rerender(draw('Not the code'));
  await expect.poll(() => container.querySelector('[aria-live="assertive"]')?.textContent).toBe('Not the code');
});
