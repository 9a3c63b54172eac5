/** A sign that a build was made for a local stack, and what leaves it. */
export interface Trace {
  sign: string;
  leftBy: string;
}

export const LOCAL_TRACES: readonly Trace[] = [
  { sign: '/__clerk', leftBy: 'the path of the local Clerk' },
  { sign: '127.0.0.1', leftBy: 'the address of an emulator' },
  { sign: 'VITE_LOCAL', leftBy: 'a variable that only a local build reads' },
  { sign: 'disableWarnings', leftBy: 'connectAuthEmulator' },
  { sign: 'emulator host will be used', leftBy: 'connectFirestoreEmulator' },
];

/** Built files by name. */
export type BuiltFiles = ReadonlyMap<string, string>;

/** Every trace of a local stack, with the file it is in. */
export function findTraces(files: BuiltFiles): string[] {
  return [...files].flatMap(([file, text]) =>
    LOCAL_TRACES.filter(({ sign }) => text.includes(sign)).map(
      ({ sign, leftBy }) => `${file} contains "${sign}", ${leftBy}`,
    ),
  );
}

/** The traces that a local build does not contain, so that looking for them elsewhere would prove nothing. */
export function emptyTraces(localFiles: BuiltFiles): string[] {
  const all = [...localFiles.values()].join('\n');
  return LOCAL_TRACES.filter(({ sign }) => !all.includes(sign)).map(
    ({ sign }) => `a local build does not contain "${sign}" either: the check has to learn its new sign`,
  );
}

/** Inline scripts, which the strict Content-Security-Policy would refuse. */
export function inlineScripts(page: string, html: string): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>/gi)].map(([tag]) => tag);
  return scripts.filter((tag) => !/\ssrc=/i.test(tag)).map((tag) => `${page} has an inline script: ${tag}`);
}
