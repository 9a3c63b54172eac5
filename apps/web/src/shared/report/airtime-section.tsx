import { personName, type DebateReport, type Room } from '@rostrum/domain';
import { SectionHead } from '@rostrum/ui';
import * as m from '@rostrum/words/report-page';
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
        aside={typeof fair === 'number' && m.evenShare({ percent: Math.round(fair * 100) })}
      >
        {m.airtime()}
      </SectionHead>
      <table className="data">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{m.person()}</th>
            <th scope="col">{m.side()}</th>
            <th scope="col">{m.share()}</th>
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
                  <span className="muted">{m.audience()}</span>
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
