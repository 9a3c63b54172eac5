/** A problem that the person can fix: one line with the cause and the remedy, shown without a stack trace. */
export class Problem extends Error {}

/** Runs a command's main function; a problem ends it with its one line and exit code 1. */
export async function runCommand(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof Problem || isAboutArguments(error) ? error.message : error);
    process.exitCode = 1;
  }
}

/** What `parseArgs` says of an option that a command does not have. */
const isAboutArguments = (error: unknown): error is Error =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
