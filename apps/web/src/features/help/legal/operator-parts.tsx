import type { ReactNode } from 'react';
import * as m from '@rostrum/words/legal';
import { useEnv } from '../../../env-context.ts';
import { Contact } from '../components/contact.tsx';
import { useOperator } from './use-operator.ts';

/** A fact about the operator, or a plain line if they have not filled it in. */
export function Filled({ children }: { children: ReactNode }) {
  return children ?? <em>{m.notFilledIn()}</em>;
}

/** On top of a page if the operator left something out. */
function StillMissing() {
  const { missing } = useOperator();
  if (missing.length === 0) return null;
  return (
    <p className="note note-boxed" data-claim="legal-missing">
      {m.missing({ needs: missing.join('; ') })}
    </p>
  );
}

/** Who runs this deployment, and how to reach them. */
export function OperatorAddress() {
  const { operator } = useOperator();
  const { contactEmail } = useEnv();
  return (
    <>
      <StillMissing />
      <dl className="guide-acts" data-claim="legal-operator">
        <div>
          <dt>{m.operator()}</dt>
          <dd dir="auto">
            <Filled>{operator.name}</Filled>
          </dd>
        </div>
        <div>
          <dt>{m.address()}</dt>
          <dd className="legal-lines" dir="auto">
            <Filled>{operator.address}</Filled>
          </dd>
        </div>
        <div>
          <dt>{m.contact()}</dt>
          <dd>
            <Contact>{contactEmail}</Contact>
          </dd>
        </div>
      </dl>
    </>
  );
}
