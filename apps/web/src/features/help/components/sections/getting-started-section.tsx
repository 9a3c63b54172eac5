import type { ReactNode } from 'react';
import { LIMITS } from '@rostrum/domain';
import { asNode } from '@rostrum/ui';
import * as m from '@rostrum/words/guide';
import { PATHS } from '../../../../shared/navigation/paths.ts';
import { linkTo } from '../../../../shared/navigation/link-to.tsx';

export function GettingStartedSection() {
  return (
    <>
      <ol data-claim="guide-first-debate">
        <li>{asNode(m.startRegister({ register: linkTo(PATHS.signUp) }))}</li>
        <li>
          {asNode(
            m.startRoom({
              least: LIMITS.motionMinLength,
              most: LIMITS.motionMaxLength,
              room: linkTo(PATHS.startDebate),
            }),
          )}
        </li>
        <li>{asNode(m.startSend({ join: linkTo(PATHS.joinDebate) }))}</li>
        <li>{m.startReady()}</li>
        <li>{m.startWrite()}</li>
        <li>{m.startEnd()}</li>
      </ol>
      <p data-claim="guide-keyboard">{asNode(m.keyboard({ key: asKey }))}</p>
    </>
  );
}

const asKey = (inside: readonly ReactNode[]) => <kbd className="kbd">{asNode(inside)}</kbd>;
