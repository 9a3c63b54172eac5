import { parseArgs } from 'node:util';

/** What the command is asked to do. */
export type Wish =
  | { does: 'help' }
  | { does: 'version' }
  | { does: 'serve'; host: string; port: number }
  | { does: 'judge'; file: string | undefined };

const LOOPBACK = '127.0.0.1';
const PORT = 8350;
const LAST_PORT = 65_535;

export const HELP = `rostrum-judge: what the Rostrum engine says of each message. No network, nothing is kept.

  rostrum-judge [FILE]     judges each line of JSON in FILE, or in standard input,
                           and writes one line of JSON for each, in order
  rostrum-judge --serve    answers over HTTP:
                             POST /v1/judge                     one such line
                             POST /v1alpha1/comments:analyze    as the Perspective API did
                             GET  /v1/health

  --port NUMBER    of the service; ${PORT} by default, 0 takes a free one
  --host ADDRESS   of the service; ${LOOPBACK} by default, which only this machine reaches.
                   The service asks nobody who they are
  --version        the version of the engine, of its weights and of its rules
  --help           this text

A line:    {"id": 1, "text": "Honestly, you are an idiot."}
A mistake: {"id": 1, "line": 3, "field": "text", "error": "line 3: text needs a text, and is 7"}

A line may also hold "motion", "context", "candidates" and "keyPoints"; {"op": "summary"} chooses messages.
`;

/** @throws Error that names the wrong option */
export function readOptions(args: readonly string[]): Wish {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      version: { type: 'boolean' },
      serve: { type: 'boolean' },
      port: { type: 'string' },
      host: { type: 'string' },
    },
  });
  if (values.help) return { does: 'help' };
  if (values.version) return { does: 'version' };
  if (values.serve) {
    if (positionals.length > 0) throw new Error(`--serve reads no file: ${positionals.join(' ')}`);
    return { does: 'serve', host: values.host ?? LOOPBACK, port: readPort(values.port) };
  }
  for (const name of ['port', 'host'] as const) {
    if (values[name] !== undefined) throw new Error(`--${name} needs --serve`);
  }
  const [file, second] = positionals;
  if (second !== undefined) throw new Error(`One file at a time, and not also ${second}`);
  return { does: 'judge', file: file === '-' ? undefined : file };
}

function readPort(given = String(PORT)): number {
  if (/^\d{1,5}$/.test(given) && Number(given) <= LAST_PORT) return Number(given);
  throw new Error(`--port needs a number from 0 to ${LAST_PORT}, and is ${given}`);
}
