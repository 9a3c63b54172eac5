import type { DebateCommand, Room } from '@rostrum/domain';
import { isOffered, may } from './may.ts';

/** What the host of a debate may do with it. */
export type HostAct = {
  type: Extract<DebateCommand['type'], 'pause' | 'resume' | 'end' | 'cancel'>;
  label: string;
  /** What is asked before it is done, where it cannot be taken back. */
  question?: { title: string; text: string; confirm: string; cancel: string };
};

const ACTS: readonly HostAct[] = [
  { type: 'pause', label: 'Pause' },
  { type: 'resume', label: 'Resume' },
  {
    type: 'end',
    label: 'End the debate',
    question: {
      title: 'End this debate now?',
      text: 'The clock stops for everybody and nobody can speak any more. What was said stays.',
      confirm: 'End the debate',
      cancel: 'Keep going',
    },
  },
  {
    type: 'cancel',
    label: 'Call it off',
    question: {
      title: 'Call this debate off?',
      text: 'Everybody leaves their seats and it cannot be opened again. You can start another at any time.',
      confirm: 'Call it off',
      cancel: 'Keep it open',
    },
  },
];

/** The acts that help this person now; none for anybody but the host. */
export function hostActs({ debate }: Room, uid: string, nowMs: number): HostAct[] {
  return ACTS.filter(({ type }) => isOffered(may(debate, { type, by: uid }, nowMs)));
}
