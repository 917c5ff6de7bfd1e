import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { refuse } from '@mallard/domain/serving';
import { createGate } from '../createGate.ts';
import type { PictureReply, PictureRequest, PictureTasks } from './pictureTasks.ts';

/** Time after which a process that doesn't answer is killed. Longer than the decoding timeout in it. */
const KILL_MS = 30_000;
/** Time without a task after which the process ends. Starting it takes as long as decoding a photograph. */
const IDLE_MS = 3_000;

/** Runs tasks on pictures outside the server's process, one at a time. */
export interface PictureProcess {
  /**
   * Runs a task.
   *
   * @param read reads the file of the task; called when the task starts, so that waiting tasks need no memory
   * @throws {Refusal} UPLOAD_TIMEOUT when re-encoding takes too long; OVERLOADED when the wait or another task takes too long, or
   * when the system has ended the process
   */
  run<T extends keyof PictureTasks>(read: () => Promise<PictureRequest & { task: T }>): Promise<PictureTasks[T]>;
}

/**
 * Creates the process that decodes pictures. It starts with the first task and ends when there is none, so that its memory returns
 * to the system: a picture of 40 million pixels needs up to 320 MB, and allocators of a long-running process keep most of it.
 *
 * @param patienceMs maximum wait of a task in milliseconds
 * @param main main module; tests replace it with one that crashes
 * @example
 * const pictures = createPictureProcess({ patienceMs: 1000 });
 * const picture = await pictures.run(async () => ({ task: 'reencode', bytes }));
 */
export function createPictureProcess({
  patienceMs,
  main = new URL('decodePictures.ts', import.meta.url),
}: {
  patienceMs: number;
  main?: URL;
}): PictureProcess {
  const gate = createGate({ atOnce: 1, patienceMs });
  let current: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  const end = () => {
    current?.kill('SIGKILL');
    current = null;
  };
  /** Sends a request. @returns the reply; `null` when the process ends or does not answer in time */
  const send = (request: PictureRequest) => {
    clearTimeout(idle);
    current ??= start(main);
    const child = current;
    return new Promise<PictureReply | null>((resolve) => {
      const settle = (result: PictureReply | null) => {
        clearTimeout(timer);
        child.off('message', reply).off('exit', lose).off('error', lose);
        resolve(result);
      };
      const reply = (message: unknown) => {
        idle = setTimeout(end, IDLE_MS).unref();
        settle(message as PictureReply);
      };
      const lose = () => {
        if (current === child) end();
        settle(null);
      };
      const timer = setTimeout(lose, KILL_MS);
      child.on('message', reply).on('exit', lose).on('error', lose);
      child.send(request, (error) => error && lose());
    });
  };
  return {
    run: (read) =>
      gate.run(async () => {
        const request = await read();
        const reply = await send(request);
        if (reply !== null && 'result' in reply) return reply.result as never;
        const isTimeout = reply?.error === 'TIMEOUT' && request.task === 'reencode';
        throw isTimeout ? refuse('UPLOAD_TIMEOUT') : refuse('OVERLOADED', { retryAfter: 5 });
      }),
  };
}

function start(main: URL): ChildProcess {
  const { PATH, SystemRoot } = process.env;
  const child = fork(fileURLToPath(main), {
    serialization: 'advanced',
    // No secrets: this process handles content that users upload.
    env: { ...(PATH && { PATH }), ...(SystemRoot && { SystemRoot }), MALLOC_ARENA_MAX: '1' },
    execArgv: ['--conditions=@mallard/source', '--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  // The process can end while it is idle.
  child.on('error', () => undefined);
  return child;
}
