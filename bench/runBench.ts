import { cpus, loadavg } from 'node:os';

/** Returns the CPU and Node version, for reports. */
export function machineName(): string {
  return `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`;
}

/** Returns the average load of the machine during the last minute. */
export function loadOf(): number {
  return loadavg()[0] ?? 0;
}

/** Runs a benchmark. A `RangeError`, for example of an option, is printed without its stack trace. */
export function runBench(run: () => Promise<void>): void {
  run().catch((error: unknown) => {
    if (!(error instanceof RangeError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
}
