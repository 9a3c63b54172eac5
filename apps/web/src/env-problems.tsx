import { BRAND } from '@rostrum/domain';
import type { EnvProblem } from './env.ts';

/** Replaces the product if its build lacks a variable; for the operator. */
export function EnvProblems({ problems }: { problems: readonly EnvProblem[] }) {
  return (
    <main className="env-problems">
      <h1>{BRAND} cannot start</h1>
      <p>It was built without settings it needs. Set these environment variables and build it again:</p>
      <ul>
        {problems.map(({ variable, needs }) => (
          <li key={variable}>
            <code>{variable}</code> needs {needs}
          </li>
        ))}
      </ul>
    </main>
  );
}
