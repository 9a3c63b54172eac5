import { useState } from 'react';
import { QUICK_CLASH } from '@rostrum/domain';
import { Button, ButtonLink, Composer, Note, Said, PlainSpeech } from '@rostrum/ui';
import * as m from '@rostrum/words/landing';
import { PATHS } from '../../../../shared/navigation/paths.ts';
import { EXAMPLE } from '../../logic/example.ts';
import type { DraftDecision } from '../../../../shared/engine/jobs/judge-visitor.ts';
import { MotionDemo } from './motion-demo.tsx';
import { useJudge } from '../../hooks/use-judge.ts';
import { VerdictNote } from './verdict-note.tsx';

/** As much as one speech of a real debate may have. */
const ALLOWANCE = Math.min(...QUICK_CLASH.steps.map(({ allowance }) => allowance));

/** Answer a claim and see the real moderator at work, before signing up for anything. */
export function Demo() {
  const [text, setText] = useState('');
  const [posted, setPosted] = useState<string | null>(null);
  const { verdict, isRead, ready, asked, fetchEngine } = useJudge(posted ?? text);
  const writeAgain = () => setPosted(null);
  return (
    <section className="band" id="demo" aria-labelledby="demo-title">
      <div className="band-in demo">
        <div className="stack">
          <h2 className="display" id="demo-title">
            {m.demoTitle()}
          </h2>
          <p className="lede">{m.demoLede()}</p>
          <MotionDemo />
        </div>
        <div className="demo-box" onFocus={fetchEngine} onInput={fetchEngine}>
          <Said
            author={EXAMPLE.against.name}
            side="against"
            time="0:51"
            words={<PlainSpeech lang="en" text={EXAMPLE.toAnswer} />}
          />
          {posted === null || !ready ? (
            <>
              <Composer
                label={m.yourAnswer({ name: EXAMPLE.against.name })}
                placeholder={m.answerHint()}
                value={text}
                onChange={(next) => {
                  setPosted(null);
                  setText(next);
                }}
                onSend={() => {
                  setPosted(text);
                  fetchEngine();
                }}
                limit={ALLOWANCE}
                state="open"
                busy={posted !== null && asked}
              />
              <output>{verdict && <VerdictNote verdict={verdict} posted={false} />}</output>
            </>
          ) : (
            <DemoOutcome text={posted} verdict={verdict} isRead={isRead} onWriteAgain={writeAgain} />
          )}
        </div>
      </div>
    </section>
  );
}

interface DemoOutcomeProps {
  text: string;
  verdict: DraftDecision;
  isRead: boolean;
  onWriteAgain: () => void;
}

/** The room's current display. */
function DemoOutcome({ text, verdict, isRead, onWriteAgain }: DemoOutcomeProps) {
  return (
    <output className="stack">
      <Said
        author={m.you()}
        side="for"
        state={verdict?.holds ? 'held' : 'shown'}
        words={<PlainSpeech text={text} spans={verdict?.intervention.spans ?? []} />}

        joins
      />
      {verdict ? <VerdictNote verdict={verdict} posted /> : <Silence isRead={isRead} />}
      <span className="row wrap">
        <Button onClick={onWriteAgain}>{verdict?.holds ? m.editAndResend() : m.saySomethingElse()}</Button>
        {!verdict?.holds && (
          <ButtonLink href={PATHS.startDebate} look="primary">
            {m.sayItToSomebody()}
          </ButtonLink>
        )}
      </span>
    </output>
  );
}

/** Silence is a decision too: it says what was looked for, never that all is well. */
function Silence({ isRead }: { isRead: boolean }) {
  return <Note kind="line" verb={m.staysSilent()} say={isRead ? m.foundNothing() : m.notRead()} />;
}
