import { toCapabilities } from '@mallard/domain/capabilities';
import { ping, register } from '@mallard/domain/contract';
import { endpoints } from '@mallard/domain/contract/all';
import type { ContractTarget } from '../contract/contractTarget.ts';
import { isOffered } from '../contract/contractTarget.ts';
import { newUsername, runContextOf } from '../contract/runContext.ts';
import { type ConformanceConfig, readConformanceConfig } from '../kit/conformanceConfig.ts';
import { createHttpTarget } from '../kit/createHttpTarget.ts';
import { formatReport } from '../kit/formatReport.ts';
import { runConformance } from '../kit/runConformance.ts';
import { type Arguments, readArguments, usage } from './readArguments.ts';

/** Input and output of the command. */
export interface CommandIo {
  fetch: typeof globalThis.fetch;
  readFile(path: string): Promise<string>;
  writeFile(path: string, text: string): Promise<void>;
  /** Rejects if the file is not writable. Does not change an existing file. */
  assertWritable(path: string): Promise<void>;
  /** Standard output. */
  print(text: string): void;
  /** Standard error. */
  complain(text: string): void;
  /** Called before each case, for an interactive terminal. */
  onProgress?: (text: string) => void;
}

/** Thrown when no case can run, with a message for the user. */
class CannotRun extends Error {
  override readonly name = 'CannotRun';
}

/**
 * Runs the command `mallard-conformance`.
 *
 * @param args arguments after its name
 * @returns its exit code: 0 no failures, 1 failures, 2 it could not run
 */
export async function runCommand(args: readonly string[], io: CommandIo): Promise<number> {
  try {
    const asked = readArguments(args);
    if (asked) return await tryBackend(asked, io);
    io.print(usage);
    return 0;
  } catch (caught) {
    io.complain(`${caught instanceof Error ? caught.message : String(caught)}\n`);
    return 2;
  }
}

async function tryBackend(asked: Arguments, io: CommandIo): Promise<number> {
  const config = await readConfig(asked.configFile, io);
  const target = createHttpTarget(asked.url, config, io.fetch);
  await assertReachable(target);
  // A run takes minutes, so unwritable files are reported first.
  for (const file of [asked.jsonFile, asked.capabilitiesFile])
    if (file !== undefined) await io.assertWritable(file).catch((caught: Error) => cannotWrite(file, caught));
  if (!config.demo && !config.accounts) await registerDemo(target);
  const report = await runConformance({
    target,
    only: asked.only,
    onResult: ({ endpoint, sentence }) => io.onProgress?.(`${endpoint} ${sentence}`),
  });
  io.onProgress?.('');
  io.print(formatReport(report));
  const write = (file: string, value: object) =>
    io.writeFile(file, `${JSON.stringify(value, null, 2)}\n`).catch((caught: Error) => cannotWrite(file, caught));
  if (asked.jsonFile) await write(asked.jsonFile, report);
  if (asked.capabilitiesFile) await write(asked.capabilitiesFile, toCapabilities(endpoints, report.notOffered));
  return report.counts.failed === 0 ? 0 : 1;
}

function cannotWrite(file: string, { message }: Error): never {
  throw new CannotRun(`${file} cannot be written: ${message}`);
}

async function readConfig(file: string | undefined, { readFile }: CommandIo): Promise<ConformanceConfig> {
  const read = readConformanceConfig(file === undefined ? {} : await readJson(file, readFile));
  if (read.ok) return read.config;
  throw new CannotRun([`${file} cannot be used:`, ...read.problems].join('\n- '));
}

async function readJson(file: string, readFile: CommandIo['readFile']): Promise<unknown> {
  const text = await readFile(file).catch((caught: Error) => {
    throw new CannotRun(`${file} cannot be read: ${caught.message}`);
  });
  try {
    return JSON.parse(text);
  } catch (caught) {
    throw new CannotRun(`${file} is no JSON: ${(caught as SyntaxError).message}`);
  }
}

/** Checks that the server responds, with any status. */
async function assertReachable({ backend, baseUrl }: ContractTarget): Promise<void> {
  const address = `${baseUrl}${ping.path}`;
  const response = await backend(new Request(address)).catch((caught: Error) => {
    const cause = caught.cause instanceof Error ? caught.cause.message || caught.cause.name : caught.message;
    throw new CannotRun(`No server answers at ${address}: ${cause}`);
  });
  await response.body?.cancel();
}

/** Registers an account if the back end allows it; errors are reported by the cases. */
async function registerDemo(target: ContractTarget): Promise<void> {
  if (!isOffered(target, register)) return;
  const demo = { username: newUsername(), password: 'contract1234' };
  const registered = await runContextOf({ ...target })
    .call(register, { body: { ...demo, nickname: 'Contract' } })
    .then(() => true)
    .catch(() => false);
  if (registered) target.demo = demo;
}
