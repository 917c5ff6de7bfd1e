/** Result of one story, as Jest reports it. */
interface StoryResult {
  /** Title and name of the story. */
  ancestorTitles: string[];
  status: string;
  failureMessages?: string[] | null;
}

/** Result of the stories of one component. */
interface ComponentResult {
  testFilePath: string;
  /** An error outside of the stories. */
  testExecError?: { message: string } | null;
}

/** Prints a dot for each component, and a line for each failure with the story, the look and the first line of the error. */
export default class FailureReporter {
  private isAtLineStart = true;

  onTestCaseResult(_file: unknown, { ancestorTitles, status, failureMessages }: StoryResult): void {
    if (status !== 'failed') return;
    for (const line of failureLines(failureMessages ?? []))
      this.printLine(`FAILED ${ancestorTitles.join(': ')} ${line}`);
  }

  onTestResult(_file: unknown, { testFilePath, testExecError }: ComponentResult): void {
    if (testExecError) this.printLine(`FAILED ${testFilePath} ${testExecError.message}`);
    process.stdout.write('·');
    this.isAtLineStart = false;
  }

  onRunComplete(): void {
    if (!this.isAtLineStart) process.stdout.write('\n');
  }

  private printLine(line: string): void {
    process.stdout.write(`${this.isAtLineStart ? '' : '\n'}${line}\n`);
    this.isAtLineStart = true;
  }
}

/** Returns the lines that start with a look, such as `[en-US dark] axe …`, or the first line of an error without one, such as a timeout. */
function failureLines(messages: readonly string[]): string[] {
  return messages.flatMap((message) => {
    const lines = message.split('\n');
    const withLook = lines.map((line) => /\[[\w-]+ [\w-]+\] .*/.exec(line)?.[0]).filter((line) => line !== undefined);
    return withLook.length > 0 ? withLook : lines.slice(0, 1);
  });
}
