#!/usr/bin/env node
import { open, readFile, writeFile } from 'node:fs/promises';
import { runCommand } from './runCommand.ts';

const { stdout, stderr } = process;
const CLEAR = '\r\u001b[2K';

process.exitCode = await runCommand(process.argv.slice(2), {
  fetch: globalThis.fetch,
  readFile: (path) => readFile(path, 'utf8'),
  writeFile: (path, text) => writeFile(path, text),
  assertWritable: async (path) => (await open(path, 'a')).close(),
  print: (text) => void stdout.write(text),
  complain: (text) => void stderr.write(text),
  ...(stderr.isTTY && { onProgress: (text: string) => void stderr.write(`${CLEAR}${text.slice(0, stderr.columns)}`) }),
});
