import { readFileSync } from 'node:fs';

const INTERVAL_MS = 200;

/** Returns the memory of a process in megabytes. Works on Linux only. */
export function readRss(pid: number): number {
  const [, kilobytes = ''] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Length of the unit in which Linux counts processor time. */
const TICK_MS = 10;

/** Returns the processor time of all threads of a process in milliseconds. Works on Linux only. */
export function readCpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  // Fields 14 and 15 of the file: time in user and in kernel mode.
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Watches the memory of a process. @returns a function that stops watching and returns the maximum */
export function watchRss(pid: number): () => number {
  let max = readRss(pid);
  const timer = setInterval(() => {
    max = Math.max(max, readRss(pid));
  }, INTERVAL_MS);
  return () => {
    clearInterval(timer);
    return max;
  };
}
