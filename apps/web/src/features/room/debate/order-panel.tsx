import { LEDGER_WORDS, type Room, type Step } from '@rostrum/domain';
import { cx, lengthText, moderationWords, Pip, Side, sideOfStep } from '@rostrum/ui';

/** Every step with its length and whose it is; what is over, what runs, what comes. */
export function OrderPanel({ room }: { room: Room }) {
  const { debate } = room;
  const { format } = debate;
  const current = 'floor' in debate ? debate.floor.stepIndex : -1;
  const isOver = debate.phase === 'debrief' || debate.phase === 'abandoned';
  return (
    <section>
      <header className="aside-head">
        <h2>Order of the debate</h2>
        {format.custom && <span>custom lengths</span>}
      </header>
      <ol className="grid gap-1 text-sm">
        {format.preparationSeconds > 0 && (
          <Row
            isNow={debate.phase === 'prep'}
            isDone={current >= 0 || isOver}
            seconds={format.preparationSeconds}
          >
            <span className="w-6" />
            <span>Preparation</span>
          </Row>
        )}
        {format.steps.map((step, index) => (
          <Row
            key={step.id}
            isNow={index === current}
            isDone={index < current || isOver}
            seconds={step.seconds}
          >
            <StepSide step={step} room={room} />
            <span>{step.name}</span>
          </Row>
        ))}
      </ol>
    </section>
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
      <span className="push num faint font-regular">{isNow ? 'now' : lengthText(seconds)}</span>
    </li>
  );
}

function StepSide({ step, room }: { step: Step; room: Room }) {
  const side = sideOfStep(room.debate.format, step);
  return (
    <span className="row w-6 gap-1" aria-hidden="true">
      {side !== 'against' && <Pip side="for" />}
      {side !== 'for' && <Pip side="against" />}
    </span>
  );
}

/** How often the moderator found something and acted, by side: open to everybody in the room. */
export function LedgerPanel({ room, title = 'Moderator so far' }: { room: Room; title?: string }) {
  const rows = Object.entries(room.ledger);
  return (
    <section>
      <header className="aside-head">
        <h2>{title}</h2>
        <span>{moderationWords(room)}</span>
      </header>
      {rows.length === 0 ? (
        <p className="tiny muted">It has found nothing to act on, on either side.</p>
      ) : (
        <table className="data tiny-table">
          <thead>
            <tr>
              <th scope="col">Found and acted on</th>
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
                <th scope="row">{LEDGER_WORDS[act] ?? act}</th>
                <td className="n nowrap ps-5">
                  {acted.for} of {found.for}
                </td>
                <td className="n nowrap ps-5">
                  {acted.against} of {found.against}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
