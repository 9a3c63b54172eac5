import { personName, type DebateReport, type Room } from '@rostrum/domain';
import { SectionHead } from '@rostrum/ui';
import { TeamSide } from '../debate-words/team-side.tsx';
import { ShareCell } from './share-cell.tsx';

/** Who spoke how much, beside an even share. */
export function AirtimeSection({ room, report: { airtime } }: { room: Room; report: DebateReport }) {
  const fairShares = airtime.flatMap(({ fairShare }) => fairShare ?? []);
  const fair = new Set(fairShares).size === 1 ? fairShares[0] : undefined;
  return (
    <section aria-labelledby="airtime-head">
      <SectionHead
        id="airtime-head"
        aside={typeof fair === 'number' && `the tick is an even share, ${Math.round(fair * 100)}%`}
      >
        Airtime
      </SectionHead>
      <table className="data">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Person</th>
            <th scope="col">Side</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {airtime.map(({ uid, side, share, fairShare }) => (
            <tr key={uid}>
              <th scope="row" className="wrap-anywhere">
                {personName(room, uid)}
              </th>
              <td className="nowrap">
                {side ? (
                  <TeamSide debate={room.debate} uid={uid} side={side} />
                ) : (
                  <span className="muted">Audience</span>
                )}
              </td>
              <ShareCell share={share} side={side} fair={fairShare} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
