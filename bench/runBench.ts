import { cpus, loadavg } from 'node:os';

/** Where something was measured. */
export function machineName(): string {
  return `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`;
}

/** Processes that want a core, over the last minute. */
export function loadOf(): number {
  return loadavg()[0] ?? 0;
}

/** Runs a measurement; who asks for it wrongly (a `RangeError`) is told, without a stack. */
export function runBench(run: () => Promise<void>): void {
  run().catch((error: unknown) => {
    if (!(error instanceof RangeError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
}
