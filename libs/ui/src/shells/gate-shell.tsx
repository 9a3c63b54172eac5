import type { ReactNode } from 'react';
import { SeatsChart } from '../art/seats-chart.tsx';
import { Logo } from '../components/mark.tsx';
import { copyrightLine } from '../copyright.ts';

/** Sign in and register: the form at the right, a full house and one sentence at the left of wide screens. */
export function GateShell({ statement, children }: { statement?: ReactNode; children: ReactNode }) {
  return (
    <div className="gate">
      <div className="gate-art" aria-hidden="true">
        <SeatsChart for={42} against={38} undecided={20} />
        {statement && <p className="statement">{statement}</p>}
      </div>
      <div className="gate-form">
        <header>
          <Logo />
        </header>
        <main id="main" tabIndex={-1} className="gate-box">
          {children}
        </main>
        <footer className="tiny faint">{copyrightLine()}</footer>
      </div>
    </div>
  );
}
