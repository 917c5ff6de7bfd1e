import { readFileSync } from 'node:fs';

const INTERVAL_MS = 200;

/** Returns the memory of a process in megabytes. Works on Linux only. */
export function readRss(pid: number): number {
  const [, kilobytes = ''] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
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
