import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Button } from '../../actions/Button/Button.tsx';
import { Dialog } from '../../feedback/Dialog/Dialog.tsx';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Form } from './Form.tsx';

conformance('Form', (root) => (
  <Form {...root}>
    <TextField label="words" name="one" />
  </Form>
));
conformance('ErrorSummary', (root) => (
  <Form validationErrors={{ one: 'words' }}>
    <ErrorSummary {...root} />
  </Form>
));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function renderWith(hasSummary: boolean) {
  const { container } = render(
    <SampleProvider locale="en-US">
      <Form aria-label="Contact">
        {hasSummary && <ErrorSummary />}
        <TextField label="Name" name="name" validate={() => 'Enter your name'} />
        <TextField label="Phone" name="phone" validate={() => 'Enter your phone number'} />
      </Form>
    </SampleProvider>,
  );
  const send = () => {
    fireEvent.submit(screen.getByRole('form'));
    act(() => vi.advanceTimersByTime(100));
  };
  const said = () => container.querySelector('[aria-live="assertive"]')?.textContent;
  return { send, said };
}
const field = (name: string) => screen.getByRole('textbox', { name });

it('announces the error of a focused field each time the form is submitted', () => {
  const { send, said } = renderWith(false);
  field('Name').focus();
  send();
  expect(said()).toBe('Enter your name');
  act(() => vi.advanceTimersByTime(7000));
  expect(said()).toBe('');
  send();
  expect(said()).toBe('Enter your name');
  expect(document.activeElement).toBe(field('Name'));
});

it('announces nothing when the focus moves to the field', () => {
  const { send, said } = renderWith(false);
  field('Phone').focus();
  send();
  expect(document.activeElement).toBe(field('Name'));
  expect(said()).toBe('');
});

it('announces nothing when there is an error summary', () => {
  const { send, said } = renderWith(true);
  field('Name').focus();
  send();
  expect(document.activeElement).toBe(screen.getByRole('region'));
  expect(said()).toBe('');
});

it('includes the button that submitted it', () => {
  const onSubmit = vi.fn();
  render(
    <SampleProvider locale="en-US">
      <Form onSubmit={(values) => onSubmit(Object.fromEntries(values))}>
        <TextField label="Name" name="name" defaultValue="Lin" />
        <Button type="submit" name="as" value="draft">
          Keep
        </Button>
        <Button type="submit" name="as" value="public">
          Publish
        </Button>
      </Form>
    </SampleProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
  expect(onSubmit).toHaveBeenLastCalledWith({ name: 'Lin', as: 'draft' });
});

it.each(['Form', 'form'] as const)('does not submit a %s around a dialog that contains the form', (kind) => {
  const onSubmit = vi.fn();
  const send = vi.fn();
  const dialog = (
    <Dialog isOpen onOpenChange={() => {}} title="New address">
      <Form onSubmit={onSubmit}>
        <TextField name="street" label="Street" />
      </Form>
    </Dialog>
  );
  render(
    <SampleProvider locale="en-US">
      {kind === 'Form' ? <Form onSubmit={send}>{dialog}</Form> : <form onSubmit={send}>{dialog}</form>}
    </SampleProvider>,
  );
  field('Street').closest('form')?.requestSubmit();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(send).not.toHaveBeenCalled();
});
