import { useState } from 'react';
import { Field, TextArea, TextInput } from '@rostrum/ui';
import * as m from '@rostrum/words/moderation-page';
import { HeadList } from './head-list.tsx';
import type { Trial } from '../../logic/moderation/heads.ts';
import { MarkedText } from './marked-text.tsx';
import { useExplanation, type Explained } from '../../hooks/use-explanation.ts';

const LONGEST = 100_000;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Anybody's own words in front of the engine of the rooms, here in the browser. */
export function TryBox() {
  const [trial, setTrial] = useState<Trial>({ text: '', motion: '' });
  const { explained, state, explain } = useExplanation();
  const change = (part: Partial<Trial>) => {
    const next = { ...trial, ...part };
    setTrial(next);
    if (next.text !== '') explain(next);
  };
  return (
    <div className="try-box">
      <Field label={m.yourWords()} hint={m.yourWordsHint()}>
        <TextArea
          serif
          rows={3}
          dir="auto"
          maxLength={LONGEST}
          value={trial.text}
          placeholder={m.example()}
          onChange={(event) => change({ text: event.target.value })}
        />
      </Field>
      <Field label={m.motion()} optional hint={m.motionHint()}>
        <TextInput
          dir="auto"
          maxLength={300}
          value={trial.motion}
          onChange={(event) => change({ motion: event.target.value })}
        />
      </Field>
      <output className="stack" aria-busy={state === 'working'}>
        {state === 'failed' ? (
          <p>{m.engineFailed()}</p>
        ) : (
          trial.text !== '' && <Result explained={explained} />
        )}
      </output>
    </div>
  );
}

function Result({ explained }: { explained: Explained | undefined }) {
  if (!explained) return <p className="muted">{m.engineLoading()}</p>;
  const { trial, explanation } = explained;
  const speaking = explanation.heads.filter(({ flag }) => flag);
  const onConduct = speaking.filter(({ isConduct }) => isConduct);
  const toMark = onConduct.length > 0 ? onConduct : speaking;
  return (
    <>
      <p className="try-sum">{summaryOf(trial.text, explanation.language, speaking.length)}</p>
      <MarkedText text={trial.text} spans={toMark.flatMap(({ spans }) => spans)} />
      <HeadList heads={explanation.heads} text={trial.text} />
    </>
  );
}

function summaryOf(text: string, language: string, speaking: number): string {
  if (!VISIBLE.test(text)) return m.nothingVisible();
  return `${m.speakUp({ count: speaking })} ${(READ_AS.get(language) ?? m.otherLanguage)()}`;
}

const READ_AS = new Map([
  ['en', m.readAsEnglish],
  ['unknown', m.tooFewWords],
]);
