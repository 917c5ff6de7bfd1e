/** Memory of a process after garbage collection, in megabytes. */
export interface Memory {
  /** Objects, and buffers outside the heap. */
  heap: number;
  rss: number;
  /** Open sockets, timers and other resources of the event loop. */
  resources: number;
}

/** A connection to the inspector of a Node.js process. */
export interface Inspector {
  /** Collects garbage, then measures. */
  measureMemory(): Promise<Memory>;
  close(): void;
}

const EXPRESSION = `(() => {
  const { heapUsed, external, rss } = process.memoryUsage();
  return [heapUsed + external, rss, process.getActiveResourcesInfo().length];
})()`;

/**
 * Connects to a process that was started with `--inspect`.
 *
 * @example
 * const inspector = await openInspector(9229);
 * const { heap } = await inspector.measureMemory();
 */
export async function openInspector(port: number): Promise<Inspector> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const pending = new Map<number, (result: unknown) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id: number; result: unknown };
    pending.get(id)?.(result);
    pending.delete(id);
  });
  let lastId = 0;
  const send = (method: string, params: object = {}) =>
    new Promise<unknown>((resolve) => {
      lastId += 1;
      pending.set(lastId, resolve);
      socket.send(JSON.stringify({ id: lastId, method, params }));
    });
  return {
    async measureMemory() {
      // The first collection runs finalizers, whose objects the second one frees.
      for (let n = 0; n < 2; n += 1) await send('HeapProfiler.collectGarbage');
      const evaluated = await send('Runtime.evaluate', { expression: EXPRESSION, returnByValue: true });
      const { result } = evaluated as { result: { value: [number, number, number] } };
      const [heap, rss, resources] = result.value;
      return { heap: heap / 2 ** 20, rss: rss / 2 ** 20, resources };
    },
    close: () => socket.close(),
  };
}
