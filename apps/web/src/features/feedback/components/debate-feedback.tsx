import type { Live } from '@rostrum/data';
import { spokenIn, type Intervention, type Message, type Room } from '@rostrum/domain';
import {
  Bones,
  ButtonLink,
  DebateLanguage,
  ErrorState,
  ModeratorWords,
  Motion,
  Note,
  quoted,
  readersOf,
  reasonsOf,
  SectionHead,
  type Readers,
} from '@rostrum/ui';
import { formatNumber } from '@rostrum/words';
import * as m from '@rostrum/words/feedback';
import type { ReactNode } from 'react';
import { TranscriptButton } from '../../../shared/transcript/transcript-button.tsx';
import { debateUrl, reportUrl } from '../../../shared/navigation/paths.ts';
import { DimensionTable } from './dimensions/dimension-table.tsx';
import { JudgesPoints } from './judges-points.tsx';
import { MarksReceived } from './dimensions/marks-received.tsx';
import type { History } from '../logic/series.ts';
import { lookBack, partIn, shareWords, type Looked } from '../logic/my-part.ts';

export type DebateRecord = { messages: readonly Message[]; acts: readonly Intervention[] };

export type DebateFeedbackProps = {
  room: Room;
  uid: string;
  record: Live<DebateRecord>;
  history: Live<History>;
};

/** One debate: my share, the moderator's acts about me, and the record to keep. */
export function DebateFeedback({ room, uid, record, history }: DebateFeedbackProps) {
  const part = partIn(room, uid);
  const known = history.status === 'ready' ? history.value : undefined;
  const feedback = known?.feedback.find(({ roomId }) => roomId === room.id) ?? null;
  const received = known?.received.filter(({ roomId }) => roomId === room.id) ?? [];
  const expected = known?.given.find(({ roomId, as }) => roomId === room.id && as === 'self');
  return (
    <DebateLanguage value={spokenIn(room)}>
      <section className="grid content-start gap-6" aria-label={m.chosenDebate()}>
        <div>
          <Motion size="lg">{room.motion}</Motion>
          <p className="muted mt-2">{part.side ? shareWords(part) : m.hostedOnly()}</p>
        </div>
        {feedback && <DimensionTable feedback={feedback} />}
        <JudgesPoints room={room} uid={uid} />
        <MarksReceived feedback={feedback} received={received} expected={expected} />
        {record.status === 'loading' && <Bones label={m.loadingRecord()} lines={5} />}
        {record.status === 'error' && (
          <ErrorState small title={m.recordFailed()} onRetry={record.retry}>
            {record.message}
          </ErrorState>
        )}
        {record.status === 'ready' && (
          <>
            {part.side && (
              <Counted
                looked={lookBack(record.value.messages, record.value.acts, uid)}
                characters={part.characters}
                readers={readersOf(room, uid)}
              />
            )}
            <div className="row wrap">
              <TranscriptButton room={room} readAll={async () => record.value} />
              <ButtonLink href={reportUrl(room.id)}>{m.report()}</ButtonLink>
              <ButtonLink href={debateUrl(room.id)}>{m.readDebate()}</ButtonLink>
            </div>
          </>
        )}
      </section>
    </DebateLanguage>
  );
}

type CountedProps = { looked: Looked; characters: number; readers: Readers };

function Counted({ looked, characters, readers }: CountedProps) {
  return (
    <>
      <dl className="border-line grid grid-cols-4 gap-6 border-y py-4 max-md:grid-cols-2">
        <Figure label={m.messages()}>{formatNumber(looked.messages)}</Figure>
        <Figure label={m.characters()}>{formatNumber(characters)}</Figure>
        <Figure label={m.questionsAsked()}>{formatNumber(looked.questions)}</Figure>
        <Figure label={m.longestMessage()}>{formatNumber(looked.longest)}</Figure>
      </dl>
      <section aria-labelledby="feedback-acts">
        <SectionHead id="feedback-acts" as="h3" aside={looked.acts.length}>
          {m.aboutYourWords()}
        </SectionHead>
        {looked.acts.length === 0 ? (
          <p className="muted mt-3">{m.nothingSaid()}</p>
        ) : (
          <div className="mt-4 grid gap-4">
            {looked.acts.map((act) => (
              <Note
                key={act.id}
                kind="private"
                readers={readers}
                verb={m.spokeAboutYourWords()}
                say={
                  <ModeratorWords>
                    {quoted(act.says)} {act.quote && <q>{act.quote}</q>}
                  </ModeratorWords>
                }
                rule={act.rule && <ModeratorWords>{act.rule}</ModeratorWords>}
                why={reasonsOf({ why: act.why })}
              />
            ))}
          </div>
        )}
      </section>
    </>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="tiny faint">{label}</dt>
      <dd className="text-2xl">{children}</dd>
    </div>
  );
}
