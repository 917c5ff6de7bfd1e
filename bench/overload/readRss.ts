import { readFileSync } from 'node:fs';

const EVERY_MS = 200;

/** Memory of a process in megabytes (Linux). */
export function readRss(pid: number): number {
  const [, kilobytes = ''] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Watches the memory of a process. @returns ends it, and returns the most that it was */
export function watchRss(pid: number): () => number {
  let most = readRss(pid);
  const timer = setInterval(() => {
    most = Math.max(most, readRss(pid));
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    return most;
  };
}
