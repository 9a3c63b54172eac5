import { countCharacters, difficultySchema, topicKindSchema, type TopicKind } from '@rostrum/domain';
import { Button, Chip, Field, Segment, Select, TextArea } from '@rostrum/ui';
import * as m from '@rostrum/words/topics';
import { TEXT_MOST } from '../logic/generate-topics.ts';
import { categoryOptions, difficultyWords, kindWords, optionsOf } from '../logic/topic-words.ts';
import type { GenerateDraft } from '../logic/topic-draft.ts';

const modes = (): { value: GenerateDraft['mode']; label: string }[] => [
  { value: 'interest', label: m.anInterest() },
  { value: 'text', label: m.aText() },
  { value: 'category', label: m.aCategory() },
];

/** Interests that are longer are texts, in characters. */
const INTEREST_MOST = 500;
/** The server sends a language model this much of a wish, in characters. */
const MODEL_READS = 2_000;

export type GenerateFormProps = {
  draft: GenerateDraft;
  /** The owner of the language model; undefined without one. */
  languageModel: string | undefined;
  onChange: (draft: GenerateDraft) => void;
  /** How many motions of this round have come; null if none are under way. */
  arrived: number | null;
  onGenerate: () => void;
  onStop: () => void;
};

/** A person's wish for motions. */
export function GenerateForm({
  draft,
  languageModel,
  onChange,
  arrived,
  onGenerate,
  onStop,
}: GenerateFormProps) {
  const change = (changes: Partial<GenerateDraft>) => onChange({ ...draft, ...changes });
  const toggled = (kind: TopicKind) =>
    draft.kinds.includes(kind) ? draft.kinds.filter((one) => one !== kind) : [...draft.kinds, kind];
  const hasOffers = draft.cards.some(({ from }) => from !== 'person');
  return (
    <form
      className="stack gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onGenerate();
      }}
    >
      <Segment
        block
        label={m.from()}
        options={modes()}
        value={draft.mode}
        onChange={(mode) => change({ mode })}
      />
      <Subject draft={draft} change={change} />
      <Field label={m.difficulty()} group>
        <Segment
          block
          options={optionsOf(difficultyWords, difficultySchema.options)}
          value={draft.difficulty}
          onChange={(difficulty) => change({ difficulty })}
        />
      </Field>
      <fieldset>
        <legend className="label">{m.kind()}</legend>
        <div className="flex flex-wrap gap-2 pt-1">
          {topicKindSchema.options.map((kind) => (
            <Chip
              key={kind}
              pressed={draft.kinds.includes(kind)}
              onClick={() => change({ kinds: toggled(kind) })}
            >
              {kindWords[kind]()}
            </Chip>
          ))}
        </div>
      </fieldset>
      {arrived !== null ? (
        <Button block onClick={onStop}>
          {m.stop()}
        </Button>
      ) : (
        <Button type="submit" look={hasOffers ? 'plain' : 'primary'} block>
          {hasOffers ? m.writeFiveMore() : m.writeFive()}
        </Button>
      )}
      <p className="hint">
        {languageModel
          ? m.sourcesWithModel({ characters: MODEL_READS, owner: languageModel })
          : m.sourcesWithoutModel()}
      </p>
    </form>
  );
}

type SubjectProps = { draft: GenerateDraft; change: (changes: Partial<GenerateDraft>) => void };

function Subject({ draft: { mode, interest, text, category }, change }: SubjectProps) {
  if (mode === 'category') {
    return (
      <Field label={m.category()}>
        <Select
          options={categoryOptions().filter(({ value }) => value !== 'Other')}
          value={category}
          onChange={(next) => change({ category: next })}
        />
      </Field>
    );
  }
  if (mode === 'text') {
    return (
      <Field label={m.pasteText()} hint={m.pasteTextHint({ most: TEXT_MOST })}>
        <TextArea rows={8} value={text} onChange={(event) => change({ text: event.target.value })} />
      </Field>
    );
  }
  return (
    <Field
      label={m.interest()}
      hint={m.interestLength({ count: countCharacters(interest), most: INTEREST_MOST })}
    >
      <TextArea
        serif
        rows={3}
        maxLength={INTEREST_MOST}
        placeholder={m.interestExample()}
        value={interest}
        onChange={(event) => change({ interest: event.target.value })}
      />
    </Field>
  );
}
