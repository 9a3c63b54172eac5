import {
  countCharacters,
  difficultySchema,
  TOPIC_CATEGORIES,
  topicKindSchema,
  type TopicKind,
} from '@rostrum/domain';
import { Button, Chip, Field, Segment, Select, TextArea } from '@rostrum/ui';
import { DIFFICULTY_WORDS, KIND_WORDS, optionsOf } from '../logic/topic-words.ts';
import type { GenerateDraft } from '../logic/topic-draft.ts';

const MODES = [
  { value: 'interest', label: 'An interest' },
  { value: 'text', label: 'A text' },
  { value: 'category', label: 'A category' },
] as const;

/** Interests that are longer are texts, in characters. */
const INTEREST_MOST = 500;

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
  return (
    <form
      className="stack gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onGenerate();
      }}
    >
      <Segment block label="From" options={MODES} value={draft.mode} onChange={(mode) => change({ mode })} />
      <Subject draft={draft} change={change} />
      <Field label="Difficulty" group>
        <Segment
          block
          options={optionsOf(DIFFICULTY_WORDS, difficultySchema.options)}
          value={draft.difficulty}
          onChange={(difficulty) => change({ difficulty })}
        />
      </Field>
      <fieldset>
        <legend className="label">Kind</legend>
        <div className="flex flex-wrap gap-2 pt-1">
          {topicKindSchema.options.map((kind) => (
            <Chip
              key={kind}
              pressed={draft.kinds.includes(kind)}
              onClick={() => change({ kinds: toggled(kind) })}
            >
              {KIND_WORDS[kind]}
            </Chip>
          ))}
        </div>
      </fieldset>
      {arrived !== null ? (
        <Button block onClick={onStop}>
          Stop
        </Button>
      ) : (
        <Button type="submit" look={draft.cards.length > 0 ? 'plain' : 'primary'} block>
          {draft.cards.length > 0 ? 'Write five more' : 'Write five motions'}
        </Button>
      )}
      <p className="hint">
        {languageModel
          ? `Motions come from our bank and from your words. Where they are too few, the first 2,000 characters of what you write go to a language model of ${languageModel}.`
          : 'Motions come from our bank and from your words. No language model is connected here.'}
      </p>
    </form>
  );
}

type SubjectProps = { draft: GenerateDraft; change: (changes: Partial<GenerateDraft>) => void };

function Subject({ draft: { mode, interest, text, category }, change }: SubjectProps) {
  if (mode === 'category') {
    return (
      <Field label="Category">
        <Select
          options={TOPIC_CATEGORIES.filter((one) => one !== 'Other').map((value) => ({
            value: value as string,
            label: value,
          }))}
          value={category}
          onChange={(next) => change({ category: next })}
        />
      </Field>
    );
  }
  if (mode === 'text') {
    return (
      <Field
        label="Paste a text"
        hint="An article, a page of notes. The server reads its first 20,000 characters."
      >
        <TextArea rows={8} value={text} onChange={(event) => change({ text: event.target.value })} />
      </Field>
    );
  }
  return (
    <Field label="What interests you?" hint={`${countCharacters(interest)} of ${INTEREST_MOST} characters`}>
      <TextArea
        serif
        rows={3}
        maxLength={INTEREST_MOST}
        placeholder="Water in my city: leaks, private companies …"
        value={interest}
        onChange={(event) => change({ interest: event.target.value })}
      />
    </Field>
  );
}
