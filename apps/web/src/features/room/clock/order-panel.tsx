import {
  type DebateState,
  type Format,
  isFinished,
  ledgerWord,
  LIMITS,
  PACE_WORDS,
  type Room,
  type Step,
  stepName,
  teamShort,
  teamWords,
} from '@rostrum/domain';
import { Button, cx, lengthText, moderationWords, Pip, Side, sideOfStep } from '@rostrum/ui';
import * as m from '@rostrum/words/room-clock';
import { use } from 'react';
import { ModerationContext } from '../moderation/index.ts';
import { useDebateRoom } from '../session/index.ts';

/** Every step with its length and its side; finished, running and coming ones. */
export function OrderPanel() {
  const { room } = useDebateRoom();
  const { debate } = room;
  const { format } = debate;
  const current = 'floor' in debate ? debate.floor.stepIndex : -1;
  const isOver = 'outcome' in debate || debate.phase === 'abandoned';
  const hasBegun = current >= 0 || isOver;
  const vote = verdictVoteOf(debate);
  const pace = PACE_WORDS[format.pace]();
  return (
    <section>
      <header className="aside-head">
        <h2>{m.order()}</h2>
        <span>{format.custom ? m.customPace({ pace }) : pace}</span>
      </header>
      <ol className="grid gap-1 text-sm">
        {format.coinFlip && (
          <Between
            name={m.coinFlip()}
            isNow={debate.phase === 'coinFlip'}
            isDone={hasBegun || debate.phase === 'prep'}
            seconds={LIMITS.coinChoiceSeconds}
          />
        )}
        {format.preparationSeconds > 0 && (
          <Between
            name={m.preparation()}
            isNow={debate.phase === 'prep'}
            isDone={hasBegun}
            seconds={format.preparationSeconds}
          />
        )}
        {format.steps.map((step, index) => (
          <Row
            key={step.id}
            isNow={index === current}
            isDone={index < current || isOver}
            seconds={step.seconds}
          >
            <StepSide step={step} room={room} />
            <span>
              {stepName(format, step)}
              <StepTeam step={step} format={format} />
              {restates(format, index) && <span className="faint font-regular"> · {m.restatesFirst()}</span>}
              {step.poi && <span className="faint font-regular"> · {m.pois()}</span>}
            </span>
          </Row>
        ))}
        {vote && <Between name={m.vote()} {...vote} />}
      </ol>
    </section>
  );
}

/** Whether a step begins with a restatement of the other side. */
function restates({ restatesFirst, steps }: Format, index: number): boolean {
  return restatesFirst && index > 0 && steps[index]?.kind === 'rebuttal';
}

/** The vote after the last step, if there is an audience and no step is a vote. */
function verdictVoteOf(debate: DebateState) {
  const seconds = debate.format.verdictVoteSeconds;
  if (seconds === 0 || !debate.hasAudience) return undefined;
  return { isNow: debate.phase === 'verdictVote', isDone: isFinished(debate), seconds };
}

/** Not a step of one bench: both sides, or nobody. */
function Between({ name, ...row }: Omit<RowProps, 'children'> & { name: string }) {
  return (
    <Row {...row}>
      <span className="w-6 shrink-0" />
      <span>{name}</span>
    </Row>
  );
}

type RowProps = { isNow: boolean; isDone: boolean; seconds: number; children: React.ReactNode };

function Row({ isNow, isDone, seconds, children }: RowProps) {
  return (
    <li
      className={cx('row py-1', isDone && !isNow && 'faint', isNow && 'font-semibold')}
      aria-current={isNow ? 'step' : undefined}
    >
      {children}
      <span className="push num nowrap faint font-regular">{isNow ? m.now() : lengthText(seconds)}</span>
    </li>
  );
}

function StepSide({ step, room }: { step: Step; room: Room }) {
  const side = sideOfStep(room.debate.format, step);
  return (
    <span className="row w-6 shrink-0 gap-1" aria-hidden="true">
      {side !== 'against' && <Pip side="for" />}
      {side !== 'for' && <Pip side="against" />}
    </span>
  );
}

/** The short name of the team that speaks, where two teams share a bench. */
function StepTeam({ step, format }: { step: Step; format: Format }) {
  const seat = format.seats.find(({ id }) => step.seatIds.includes(id));
  const short = seat && teamShort(format, seat);
  if (!seat || short === undefined) return null;
  return (
    <span className="faint font-regular">
      {' · '}
      <abbr title={teamWords(seat.team)} className="no-underline">
        {short}
      </abbr>
    </span>
  );
}

function LogButton() {
  const { open } = use(ModerationContext);
  return (
    <Button size="sm" look="quiet" className="mt-2 -ms-2.5" onClick={() => open('log')}>
      {m.log()}
    </Button>
  );
}

/** How often the moderator found something and acted, by side: open to everybody in the room. */
export function LedgerPanel({ title = m.ledger() }: { title?: string }) {
  const { room } = useDebateRoom();
  const rows = Object.entries(room.ledger);
  return (
    <section>
      <header className="aside-head">
        <h2>{title}</h2>
        <span>{moderationWords(room)}</span>
      </header>
      {rows.length === 0 ? (
        <p className="tiny muted">{m.ledgerEmpty()}</p>
      ) : (
        <table className="data tiny-table">
          <thead>
            <tr>
              <th scope="col">{m.foundAndActed()}</th>
              <th scope="col" className="n nowrap ps-5">
                <Side side="for" />
              </th>
              <th scope="col" className="n nowrap ps-5">
                <Side side="against" />
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([act, { found, acted }]) => (
              <tr key={act}>
                <th scope="row">{ledgerWord(act)}</th>
                <td className="n nowrap ps-5">{m.actedOfFound({ acted: acted.for, found: found.for })}</td>
                <td className="n nowrap ps-5">
                  {m.actedOfFound({ acted: acted.against, found: found.against })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <LogButton />
    </section>
  );
}
