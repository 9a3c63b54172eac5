import { BRAND } from '@rostrum/domain';
import { asNode } from '@rostrum/ui';
import * as m from '@rostrum/words/env-problems';
import type { EnvProblem } from './env.ts';

/** Replaces the product if its build lacks a variable; for the operator. */
export function EnvProblems({ problems }: { problems: readonly EnvProblem[] }) {
  return (
    <main className="env-problems">
      <h1>{m.title({ brand: BRAND })}</h1>
      <p>{m.lede()}</p>
      <ul>
        {problems.map(({ variable, needs }) => (
          <li key={variable}>
            {asNode(m.needs({ variable, need: needs, code: (inside) => <code>{asNode(inside)}</code> }))}
          </li>
        ))}
      </ul>
    </main>
  );
}
