const PATIENCE_MS = 8000;

/**
 * Lets one piece of work run after the other. Whoever has waited 8 s gives up (SQLSTATE 55P03, as for a lock): that is
 * also how a call ends that asks for a second connection while it holds the only one.
 */
export function createTurns(patience = PATIENCE_MS): <T>(work: () => Promise<T>) => Promise<T> {
  const line: (() => void)[] = [];
  let isTaken = false;
  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        line.splice(line.indexOf(enter), 1);
        reject(Object.assign(new Error('The embedded database was busy for too long'), { code: '55P03' }));
      }, patience);
      line.push(enter);
    });
  return async (work) => {
    if (isTaken) await wait();
    isTaken = true;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else isTaken = false;
    }
  };
}
