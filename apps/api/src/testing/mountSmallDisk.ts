import { execFileSync } from 'node:child_process';

/**
 * Mounts a small in-memory disk over a folder. Only works as root on Linux.
 *
 * @returns unmounts the disk; `null` if mounting is not possible
 */
export function mountSmallDisk(folder: string, megabytes: number): (() => void) | null {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return null;
  }
  return () => void execFileSync('umount', ['--lazy', folder]);
}
