import { teamOf, type DebateState, type Side as SideName } from '@rostrum/domain';
import { Side } from '@rostrum/ui';

/** The side of a person, or the name of their team where two teams share a bench. */
export function TeamSide({ debate, uid, side }: { debate: DebateState; uid: string; side: SideName }) {
  const team = teamOf(debate, uid);
  return <Side side={side} {...(team !== undefined && { word: team })} />;
}
