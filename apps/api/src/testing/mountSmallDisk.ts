import { execFileSync } from 'node:child_process';

/**
 * Mounts a small disk, in memory, over a folder, which only root on Linux may.
 *
 * @returns unmounts it; `null` where it cannot be mounted
 */
export function mountSmallDisk(folder: string, megabytes: number): (() => void) | null {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return null;
  }
  return () => void execFileSync('umount', ['--lazy', folder]);
}
