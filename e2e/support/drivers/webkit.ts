import { spawn } from 'node:child_process';
import { freePort } from '@mallard/api/testing/freePort';
import { expect } from '@playwright/test';
import type { Driver, WindowOptions } from './driver.ts';
import { readMatch } from './readMatch.ts';

/** Paths of the programs that show and control WebKitGTK. */
export interface WebKitPrograms {
  driver: string;
  /** X server without a screen: WebKitGTK has no headless mode. */
  display: string;
}

/**
 * Returns page errors since the last call. Evaluated with each expression, because WebDriver has no command for page errors.
 * Ignores the `ResizeObserver loop` event, which is not an error (Resize Observer, 3.4.7).
 */
const takeErrors = `(() => {
  if (window.reportedErrors === undefined) {
    window.reportedErrors = [];
    addEventListener('error', ({ message }) => {
      if (!message.startsWith('ResizeObserver loop')) window.reportedErrors.push(message);
    });
    addEventListener('unhandledrejection', ({ reason }) => window.reportedErrors.push(String(reason)));
    const { error } = console;
    console.error = (...values) => {
      window.reportedErrors.push(values.join(' '));
      error(...values);
    };
  }
  return window.reportedErrors.splice(0);
})()`;

/**
 * Starts WebKitGTK on its own virtual display and controls it by WebDriver. It requests no language of the shop, so it gets
 * the shop's default.
 */
export async function startWebKit(programs: WebKitPrograms, { width, height }: WindowOptions): Promise<Driver> {
  const screen = spawn(programs.display, ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await readMatch(screen.stdout, /(\d+)\n/);
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}`, LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' },
    stdio: 'ignore',
  });

  const end = () => [driver, screen].forEach((child) => void child.kill());
  // Also when a test fails before it closes the browser.
  process.once('exit', end);

  async function send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  // The driver prints nothing once it listens.
  await expect(() => send('GET', '/status')).toPass({ timeout: 30_000 });
  const { sessionId } = (await send('POST', '/session', { capabilities: {} })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  await send('POST', `${session}/window/rect`, { width, height });
  const errors: string[] = [];

  return {
    async open(url) {
      await send('POST', `${session}/url`, { url });
    },
    async evaluate(expression) {
      const answer = await send('POST', `${session}/execute/async`, {
        script: `const [answer] = arguments;
          (async () => answer(JSON.stringify({ value: await (${expression}), reported: ${takeErrors} })))();`,
        args: [],
      });
      const { value, reported } = JSON.parse(String(answer)) as { value: unknown; reported: string[] };
      errors.push(...reported);
      return value;
    },
    async perform(actions) {
      await send('POST', `${session}/actions`, { actions });
    },
    screenshot: async () => String(await send('GET', `${session}/screenshot`)),
    errors: () => errors,
    async close() {
      await send('DELETE', session);
      process.off('exit', end);
      end();
    },
  };
}
