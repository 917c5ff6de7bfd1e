import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { LoginForm } from './LoginForm.tsx';

const hrefs = { termsHref: '/terms', privacyHref: '/privacy' };

afterEach(cleanup);

conformance('LoginForm', (root) => <LoginForm {...root} modes={['password']} {...hrefs} onSubmit={() => {}} />);

it('keeps all input when the login method changes, including password and code', () => {
  render(
    <SampleProvider locale="en-US">
      <LoginForm {...hrefs} onSubmit={() => {}} />
    </SampleProvider>,
  );
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const go = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));
  fireEvent.change(field('Username'), { target: { value: 'demo' } });
  fireEvent.change(field('Password'), { target: { value: 'demo1234' } });
  go('By code');
  fireEvent.change(field('Phone'), { target: { value: '13812342046' } });
  fireEvent.change(field('Verification code'), { target: { value: '123456' } });
  go('By password');
  expect([field('Username').value, field('Password').value]).toEqual(['demo', 'demo1234']);
  go('By code');
  expect([field('Phone').value, field('Verification code').value]).toEqual(['13812342046', '123456']);
});

it('submits values that a password manager filled in before hydration', async () => {
  const onSubmit = vi.fn();
  const page = (
    <SampleProvider locale="en-US">
      <LoginForm modes={['password']} {...hrefs} onSubmit={onSubmit} />
    </SampleProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  screen.getByLabelText<HTMLInputElement>('Username').value = 'demo';
  screen.getByLabelText<HTMLInputElement>('Password').value = 'demo1234';
  render(page, { container, hydrate: true });
  await act(async () => {});
  fireEvent.click(screen.getByRole('checkbox', { name: /agree/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(onSubmit).toHaveBeenCalledWith({
    mode: 'password',
    username: 'demo',
    password: 'demo1234',
    rememberMe: false,
  });
});

describe('after too many attempts', () => {
  const start = 1_000_000;
  beforeEach(() => vi.useFakeTimers({ now: start }));
  afterEach(() => vi.useRealTimers());

  it('submits nothing until the time has passed, and then removes the message', () => {
    const onSubmit = vi.fn();
    render(
      <SampleProvider locale="en-US">
        <LoginForm modes={['password']} {...hrefs} onSubmit={onSubmit} retryAt={start + 30_000} />
      </SampleProvider>,
    );
    fireEvent.change(screen.getByLabelText('Username'), { target: { value: ' demo ' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'demo1234' } });
    fireEvent.click(screen.getByRole('checkbox', { name: /agree/ }));
    const send = () => fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    send();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toContain('Too many attempts');
    act(() => vi.advanceTimersByTime(200));
    expect(screen.getByText('Please wait 30 seconds')).toBeTruthy();
    act(() => vi.advanceTimersByTime(30_000));
    expect(screen.getByRole('alert').textContent).toBe('');
    send();
    expect(onSubmit).toHaveBeenCalledWith({
      mode: 'password',
      username: 'demo',
      password: 'demo1234',
      rememberMe: false,
    });
  });
});
