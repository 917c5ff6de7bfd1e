import type { Readable } from 'node:stream';

/**
 * Reads the output of a program until it matches, and returns the first group of the match.
 *
 * @throws {Error} with the output when it ends before
 */
export function readMatch(stream: Readable, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const match = pattern.exec(output)?.[1];
      if (match !== undefined) resolve(match);
    });
    stream.once('end', () => reject(new Error(`Expected ${pattern} in the output:\n${output}`)));
  });
}
