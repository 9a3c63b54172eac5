import type { ReactNode } from 'react';
import { useEnv } from '../../../env-context.ts';
import { Contact } from '../components/contact.tsx';
import { useOperator } from './use-operator.ts';

/** A fact about the operator, or a plain line if they have not filled it in. */
export function Filled({ children }: { children: ReactNode }) {
  return children ?? <em>The operator has not filled this in.</em>;
}

/** On top of a page if the operator left something out. */
function StillMissing() {
  const { missing } = useOperator();
  if (missing.length === 0) return null;
  return (
    <p className="note note-boxed" data-claim="legal-missing">
      The operator of this deployment has not filled in: {missing.join('; ')}. Until then this page is
      incomplete.
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
          <dt>Operator</dt>
          <dd dir="auto">
            <Filled>{operator.name}</Filled>
          </dd>
        </div>
        <div>
          <dt>Address</dt>
          <dd className="legal-lines" dir="auto">
            <Filled>{operator.address}</Filled>
          </dd>
        </div>
        <div>
          <dt>Contact</dt>
          <dd>
            <Contact>{contactEmail}</Contact>
          </dd>
        </div>
      </dl>
    </>
  );
}
