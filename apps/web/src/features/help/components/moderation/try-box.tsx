import { useState } from 'react';
import { Field, TextArea, TextInput } from '@rostrum/ui';
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
      <Field label="Your words" hint="They are looked at in your browser and go nowhere.">
        <TextArea
          serif
          rows={3}
          dir="auto"
          maxLength={LONGEST}
          value={trial.text}
          placeholder="You are wrong about the buses, and only a fool would say so."
          onChange={(event) => change({ text: event.target.value })}
        />
      </Field>
      <Field label="Motion" optional hint="Two heads compare with it: what fits, and which side it takes.">
        <TextInput
          dir="auto"
          maxLength={300}
          value={trial.motion}
          onChange={(event) => change({ motion: event.target.value })}
        />
      </Field>
      <output className="stack" aria-busy={state === 'working'}>
        {state === 'failed' ? (
          <p>The engine could not be loaded. Your words are safe; load the page again.</p>
        ) : (
          trial.text !== '' && <Result explained={explained} />
        )}
      </output>
    </div>
  );
}

function Result({ explained }: { explained: Explained | undefined }) {
  if (!explained) return <p className="muted">Fetching the engine</p>;
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
  if (!VISIBLE.test(text)) return 'There is nothing here that anybody could read.';
  const heads =
    speaking === 0 ? 'No head speaks up' : `${speaking} ${speaking === 1 ? 'head speaks' : 'heads speak'} up`;
  return `${heads}. ${LANGUAGES.get(language) ?? 'In a language that most heads do not read.'}`;
}

const LANGUAGES = new Map([
  ['en', 'Read as English.'],
  ['unknown', 'Too few words to tell the language; read as English.'],
]);
