import type { Timers } from '@mallard/domain/client';

/** What a shopper sets of a cart line; absolute, so that only the last value matters. */
export interface LineChange {
  quantity?: number;
  isSelected?: boolean;
}

export interface LineWriterOptions {
  /** Tells the server. */
  write: (id: string, change: LineChange) => Promise<unknown>;
  /** The server said no, or was not reached: everything set of this line since is dropped. */
  onRefused: (id: string, error: unknown) => void;
  timers: Timers;
  /** Milliseconds that a line rests before it is written. @default 400 */
  restFor?: number;
}

/** Gathers what is set of cart lines and writes each line's last value only, one write of a line at a time. */
export interface LineWriter {
  set(id: string, change: LineChange): void;
  /** Drops what is set of a line that is being removed. */
  forget(id: string): void;
  /** Writes everything now. @returns a promise kept once nothing is on its way any more */
  flush(): Promise<void>;
  /** What has been set and not been answered yet; the same map until something changes. */
  pending(): ReadonlyMap<string, LineChange>;
  subscribe(listener: () => void): () => void;
}

interface Line {
  /** The line was forgotten while what is sent was under way: nobody asks how that ends any more. */
  hasForgottenWrite: boolean;
  waiting: LineChange | null;
  sent: LineChange | null;
  timer: unknown;
}

const REST_FOR = 400;

/** Makes a writer of cart lines. */
export function createLineWriter({ write, onRefused, timers, restFor = REST_FOR }: LineWriterOptions): LineWriter {
  const lines = new Map<string, Line>();
  const listeners = new Set<() => void>();
  let whenIdle: (() => void)[] = [];
  let shown: ReadonlyMap<string, LineChange> = new Map();

  function tell() {
    shown = new Map(
      [...lines].flatMap(([id, { sent, waiting, hasForgottenWrite }]) => {
        const change = hasForgottenWrite ? waiting : { ...sent, ...waiting };
        return change ? [[id, change] as const] : [];
      }),
    );
    for (const listener of listeners) listener();
    if (lines.size > 0) return;
    for (const done of whenIdle) done();
    whenIdle = [];
  }

  function rest(id: string, line: Line, milliseconds: number) {
    timers.clearTimeout(line.timer);
    line.timer = timers.setTimeout(() => void send(id, line), milliseconds);
  }

  async function send(id: string, line: Line): Promise<void> {
    timers.clearTimeout(line.timer);
    if (line.sent !== null || line.waiting === null) return;
    const change = line.waiting;
    line.sent = change;
    line.waiting = null;
    try {
      await write(id, change);
      line.sent = null;
      if (line.waiting !== null) rest(id, line, 0);
    } catch (error) {
      line.sent = null;
      if (line.hasForgottenWrite) {
        // What was set since is of its own.
        if (line.waiting !== null) rest(id, line, 0);
      } else {
        timers.clearTimeout(line.timer);
        line.waiting = null;
        onRefused(id, error);
      }
    }
    line.hasForgottenWrite = false;
    if (line.waiting === null) lines.delete(id);
    tell();
  }

  return {
    set(id, change) {
      const line = lines.get(id) ?? { waiting: null, sent: null, hasForgottenWrite: false, timer: undefined };
      line.waiting = { ...line.waiting, ...change };
      lines.set(id, line);
      rest(id, line, restFor);
      tell();
    },
    forget(id) {
      const line = lines.get(id);
      if (!line) return;
      timers.clearTimeout(line.timer);
      line.waiting = null;
      // The write under way keeps its place, so that what is set now waits for its answer.
      if (line.sent === null) lines.delete(id);
      else line.hasForgottenWrite = true;
      tell();
    },
    flush() {
      for (const [id, line] of lines) void send(id, line);
      return lines.size === 0 ? Promise.resolve() : new Promise((resolve) => whenIdle.push(resolve));
    },
    pending: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
