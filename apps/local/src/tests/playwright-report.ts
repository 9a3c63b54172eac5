import * as z from 'zod/mini';
import type { Failure } from './failures.ts';
import type { Count } from './count.ts';

const errorSchema = z.object({ message: z.optional(z.string()) });

const specSchema = z.object({
  title: z.string(),
  tests: z.array(
    z.object({ status: z.string(), results: z.array(z.object({ errors: z.array(errorSchema) })) }),
  ),
});

const suiteSchema = z.object({
  /** The file, or the name of a group in it. */
  title: z.string(),
  specs: z.array(specSchema),
  get suites() {
    return z.optional(z.array(suiteSchema));
  },
});

export const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(suiteSchema),
  errors: z.array(errorSchema),
});

/** A test that passes only at the second try has failed; so has a run that finds no tests. */
export function countPlaywright({ stats, suites, errors }: z.infer<typeof playwrightSchema>): Count {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap((suite) => failuresIn(suite, [])),
      ...errors.map((error) => ({ name: 'the run as a whole', message: messageOf([error]) })),
    ],
  };
}

function failuresIn(suite: z.infer<typeof suiteSchema>, above: string[]): Failure[] {
  const titles = [...above, suite.title];
  const own = suite.specs.flatMap((spec) => failuresOf(spec, titles));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failuresIn(inner, titles))];
}

function failuresOf({ title, tests }: z.infer<typeof specSchema>, titles: string[]): Failure[] {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ status, results }) => ({
      name: [...titles, status === 'flaky' ? `${title} (at the first try)` : title].join(' > '),
      message: messageOf(results.flatMap(({ errors }) => errors)),
    }));
}

function messageOf(errors: z.infer<typeof errorSchema>[]): string {
  return errors.map(({ message = '' }) => message).join('\n');
}
