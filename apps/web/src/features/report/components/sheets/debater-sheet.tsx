import { BRAND, formatName } from '@rostrum/domain';
import { Motion, Side } from '@rostrum/ui';
import { useId, type ReactNode } from 'react';
import * as m from '@rostrum/words/report';
import { formatDate } from '@rostrum/words';
import { linkOf } from '../../../../shared/navigation/record-link.ts';
import {
  airtimeWords,
  answeredWords,
  becameOf,
  fitted,
  moreWords,
  SHEET_FITS,
} from '../../logic/sheet-words.ts';
import { SheetMarks } from './sheet-marks.tsx';
import { SheetNext } from './sheet-next.tsx';
import type { DebaterSheetProps } from './sheet-props.ts';

/** One debater's part on one page: what they said, what was answered, their marks and their next step. */
export function DebaterSheet(props: DebaterSheetProps) {
  const { room, part, own } = props;
  const { name, side, team, seats } = part;
  const title = useId();
  return (
    <article className="debater-sheet" aria-labelledby={title}>
      <header>
        <p className="debater-sheet-who">
          <b id={title}>{name}</b>
          {side && <Side side={side} {...(team !== undefined && { word: team })} />}
          {room.debate.format.seats.length > 2 && <span className="muted">{seats.join(', ')}</span>}
        </p>
        <Motion size="md">{room.motion}</Motion>
        <p className="tiny muted">
          {m.formatAndDay({
            format: formatName(room.debate.format),
            day: formatDate(room.startedAtMs ?? room.createdAtMs, { dateStyle: 'long' }),
          })}
        </p>
      </header>
      <Said {...props} />
      <Answered {...props} />
      <Part title={m.marks()}>
        <SheetMarks {...props} />
      </Part>
      <Part title={m.nextStep()}>
        <SheetNext name={name} own={own} />
      </Part>
      <footer className="tiny muted wrap-anywhere">{m.keptBy({ brand: BRAND, link: linkOf(room) })}</footer>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Said({ room, map, part, own }: DebaterSheetProps) {
  const { claims, words, share, fairShare, name } = part;
  const more = moreWords(claims.length - SHEET_FITS.claims);
  return (
    <Part title={own ? m.youSaid() : m.theySaid({ name })}>
      <p className="small">{airtimeWords(words, share, fairShare)}</p>
      {claims.length === 0 && <p className="small muted">{m.noClaim()}</p>}
      <ol>
        {claims.slice(0, SHEET_FITS.claims).map((claim) => {
          const { says, words: reply } = becameOf(claim, map, room);
          return (
            <li key={claim.id}>
              <p className="serif wrap-anywhere">{fitted(claim.text, SHEET_FITS.claimLength)}</p>
              <p className="small muted wrap-anywhere">
                {says} {reply !== undefined && <q className="serif">{reply}</q>}
              </p>
            </li>
          );
        })}
      </ol>
      {more && <p className="small muted">{more}</p>}
    </Part>
  );
}

function Answered({ map, part, own }: DebaterSheetProps) {
  const { answers, side, name } = part;
  const theirs = map.nodes.filter((node) => node.side !== null && node.side !== side && node.fate !== null);
  const more = moreWords(answers.dropped.length - SHEET_FITS.left);
  return (
    <Part title={own ? m.youAnswered() : m.theyAnswered({ name })}>
      <p className="small">{answeredWords(own ? null : name, answers.answered.length, theirs.length)}</p>
      {answers.dropped.length > 0 && (
        <>
          <p className="small">{own ? m.leftByYou() : m.leftByThem()}</p>
          <ul>
            {answers.dropped.slice(0, SHEET_FITS.left).map((claim) => (
              <li key={claim.id} className="serif wrap-anywhere">
                {fitted(claim.text, SHEET_FITS.replyLength)}
              </li>
            ))}
          </ul>
        </>
      )}
      {more && <p className="small muted">{more}</p>}
    </Part>
  );
}
