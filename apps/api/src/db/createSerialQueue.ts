const PATIENCE_MS = 8000;

/**
 * Creates a queue that runs work one after another. Work that waits 8 s is rejected with SQLSTATE 55P03, like a lock timeout. This
 * also resolves the deadlock of a request that needs a second connection while it has the only one.
 */
export function createSerialQueue(patience = PATIENCE_MS): <T>(work: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = [];
  let isBusy = false;
  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(enter), 1);
        reject(Object.assign(new Error('The embedded database was busy for too long'), { code: '55P03' }));
      }, patience);
      queue.push(enter);
    });
  return async (work) => {
    if (isBusy) await wait();
    isBusy = true;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else isBusy = false;
    }
  };
}
