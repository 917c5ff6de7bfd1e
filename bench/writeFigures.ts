import { writeFileSync } from 'node:fs';

/**
 * Writes measured values to the file that `FIGURES_FILE` names, for the table of promises. Does nothing without this variable.
 *
 * @example writeFigures({ 'rolling restarts': 20, 'requests lost in rolling restarts': 0 })
 */
export function writeFigures(figures: Readonly<Record<string, number>>): void {
  const file = process.env.FIGURES_FILE;
  if (file !== undefined) writeFileSync(file, JSON.stringify(figures));
}
