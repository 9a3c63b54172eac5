import { otherSide, type DebateEvent, type Side } from '@rostrum/domain';
import type { Check, Finding } from './check.ts';

type Question = Extract<DebateEvent, { type: 'asked' }>;

/** Follows the log: each yes is of somebody who sits opposite the person who asked, or is offered the chair, in time. */
export const checkConsent: Check = ({ view }) => {
  const [opened, ...log] = view.log();
  const seats = opened?.type === 'opened' ? opened.format.seats : [];
  const sideOfSeat = (seatId: string) => seats.find(({ id }) => id === seatId)?.side;
  const benches = new Map<string, Side | undefined>();
  let open: Question | null = null;
  return log.flatMap((event): Finding[] => {
    if (event.type === 'seatTaken') benches.set(event.by, sideOfSeat(event.seatId));
    if (event.type === 'seatLeft') benches.delete(event.by);
    if (event.type === 'asked') open = event;
    if (event.type !== 'agreed') return [];
    const asked = open;
    open = null;
    const problem = problemWith(asked, event, benches);
    return problem === null ? [] : [{ rule: 'consent', what: `event ${event.seq}: ${problem}` }];
  });
};

function problemWith(
  asked: Question | null,
  { by, atMs }: Extract<DebateEvent, { type: 'agreed' }>,
  benches: ReadonlyMap<string, Side | undefined>,
): string | null {
  if (!asked) return `${by} agrees to nothing`;
  if (atMs > asked.lapsesAtMs) return `${by} agrees ${atMs - asked.lapsesAtMs} ms too late`;
  if (asked.to !== null) return asked.to === by ? null : `${by} takes the chair that ${asked.to} is offered`;
  const side = benches.get(asked.by);
  const isOpposite = side !== undefined && benches.get(by) === otherSide(side);
  return isOpposite ? null : `${by} agrees in the place of those opposite ${asked.by}`;
}
