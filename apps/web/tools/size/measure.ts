import * as z from 'zod/mini';

const chunkSchema = z.object({ file: z.string(), imports: z.optional(z.array(z.string())) });
const manifestSchema = z.record(z.string(), chunkSchema);

/** Vite's manifest: chunks by the name of their source. */
export type Manifest = z.infer<typeof manifestSchema>;

export const parseManifest = (text: string): Manifest => manifestSchema.parse(JSON.parse(text));

/** The files that a person must load to see something: the named chunks and their static imports. */
export interface Budget {
  name: string;
  chunks: readonly string[];
  /** In bytes, gzip. */
  limit: number;
}

export interface Measured extends Budget {
  files: { file: string; bytes: number }[];
  total: number;
}

const KB = 1_000;
const ENTRY = 'index.html';

export const BUDGETS: readonly Budget[] = [
  { name: 'Front page, before anything moves', chunks: [ENTRY], limit: 90 * KB },
  {
    name: 'Signed-in shell with the dashboard',
    chunks: [
      ENTRY,
      'src/app/identity/identity-island.tsx',
      'src/app/identity/signed-in-app.tsx',
      'src/features/dashboard/dashboard-page.tsx',
    ],
    limit: 340 * KB,
  },
  {
    name: 'Signed-in shell with a debate',
    chunks: [
      ENTRY,
      'src/app/identity/identity-island.tsx',
      'src/app/identity/signed-in-app.tsx',
      'src/features/room/screen/room-screen.tsx',
    ],
    limit: 480 * KB,
  },
];

/** Measures a budget; `sizeOf` gives the compressed size of a file. @throws Error naming a chunk that was not built */
export function measure(budget: Budget, manifest: Manifest, sizeOf: (file: string) => number): Measured {
  const files = staticFiles(budget.chunks, manifest).map((file) => ({ file, bytes: sizeOf(file) }));
  files.sort((one, other) => other.bytes - one.bytes);
  return { ...budget, files, total: files.reduce((sum, { bytes }) => sum + bytes, 0) };
}

function staticFiles(chunks: readonly string[], manifest: Manifest): string[] {
  const files = new Set<string>();
  const waiting = [...chunks];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no chunk ${name}; adjust BUDGETS to what it is called now`);
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    waiting.push(...(chunk.imports ?? []));
  }
  return [...files].filter((file) => file.endsWith('.js'));
}

/** The table that the check prints. */
export function report({ name, files, total, limit }: Measured): string {
  const inKb = (bytes: number) => `${(bytes / KB).toFixed(2).padStart(8)} kB`;
  const verdict =
    total > limit ? `over by ${inKb(total - limit).trim()}` : `${inKb(limit - total).trim()} free`;
  return [
    `${name}, gzip`,
    ...files.map(({ file, bytes }) => `  ${inKb(bytes)}  ${file}`),
    `  ${inKb(total)}  of ${inKb(limit).trim()}: ${verdict}`,
  ].join('\n');
}
