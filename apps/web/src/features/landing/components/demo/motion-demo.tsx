import { Field, TextArea } from '@rostrum/ui';
import * as m from '@rostrum/words/landing';
import { lazy, Suspense, useState } from 'react';
import { EXAMPLE } from '../../logic/example.ts';

const MotionFindings = lazy(async () => ({
  default: (await import('../../../../shared/motions/motion-findings.tsx')).MotionFindings,
}));

/** Write a motion and see whether it can be argued fairly. The checker loads once somebody writes. */
export function MotionDemo() {
  const [motion, setMotion] = useState('');
  return (
    <div className="stack">
      <Field label={m.tryMotion()}>
        <TextArea
          serif
          rows={2}
          maxLength={400}
          placeholder={EXAMPLE.unfairMotion}
          value={motion}
          onChange={(event) => setMotion(event.target.value)}
        />
      </Field>
      <output>
        {motion !== '' && (
          <Suspense>
            <MotionFindings motion={motion} onRewrite={setMotion} />
          </Suspense>
        )}
      </output>
    </div>
  );
}
