import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Driver, WindowOptions } from './driver.ts';
import { readMatch } from './readMatch.ts';

/** A message of WebDriver BiDi: the response to a command, or an event. */
interface Message {
  id?: number;
  method?: string;
  result?: unknown;
  error?: string;
  message?: string;
  params?: { level?: string; text?: string | null };
}

/** Starts Firefox without a window on the screen and controls it by WebDriver BiDi, which needs no separate driver. */
export async function startFirefox(program: string, { width, height, locale }: WindowOptions): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'mallard-firefox-'));
  writeFileSync(join(profile, 'user.js'), `user_pref('intl.accept_languages', '${locale}');\n`);
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const end = () => void child.kill();
  // Also when a test fails before it closes the browser.
  process.once('exit', end);
  const socket = new WebSocket(`${await readMatch(child.stderr, /WebDriver BiDi listening on (ws:\S+)/)}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });

  const errors: string[] = [];
  const closed = new Promise<never>((_resolve, reject) => {
    socket.addEventListener('close', () => reject(new Error('Firefox has closed the connection')));
  });
  closed.catch(() => undefined);
  const waiting = new Map<number, (message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.params?.level === 'error') errors.push(message.params.text ?? '');
  });

  let count = 0;
  async function send(method: string, params: object = {}): Promise<unknown> {
    count += 1;
    const id = count;
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { error, message, result } = await Promise.race([answer, closed]);
    waiting.delete(id);
    if (error !== undefined) throw new Error(`${method}: ${error}: ${message}`);
    return result;
  }

  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = (await send('browsingContext.getTree')) as { contexts: { context: string }[] };
  const context = contexts[0]?.context;
  await send('browsingContext.setViewport', { context, viewport: { width, height } });

  return {
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate(expression) {
      const { result, exceptionDetails } = (await send('script.evaluate', {
        expression: `(async () => JSON.stringify(await (${expression})) ?? 'null')()`,
        target: { context },
        awaitPromise: true,
      })) as { result?: { value: string }; exceptionDetails?: { text: string } };
      if (result === undefined) throw new Error(exceptionDetails?.text);
      return JSON.parse(result.value);
    },
    async perform(actions) {
      await send('input.performActions', { context, actions });
    },
    async screenshot() {
      const { data } = (await send('browsingContext.captureScreenshot', { context })) as { data: string };
      return data;
    },
    errors: () => errors,
    async close() {
      await send('browser.close');
      await ended;
      process.off('exit', end);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
