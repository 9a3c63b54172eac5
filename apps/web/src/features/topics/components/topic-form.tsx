import { difficultySchema, topicKindSchema, type Side, type TopicContent } from '@rostrum/domain';
import { Button, Field, Segment, Select, Side as SideName, TextArea } from '@rostrum/ui';
import * as m from '@rostrum/words/topics';
import { ClipboardPaste } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { refusedAt, type Refused } from '../../../shared/commands/refused.ts';
import { MotionFindings } from '../../../shared/motions/motion-findings.tsx';
import { categoryOptions, difficultyWords, kindWords, optionsOf } from '../logic/topic-words.ts';

export type TopicFormProps = {
  topic: TopicContent;
  onChange: (topic: TopicContent) => void;
  /** The problem of the motion; shown beside it. */
  problem?: string | undefined;
  /** Words of it that others may not read, as the server refused them. */
  held?: Refused | undefined;
};

/** A topic as its author writes it; arguments and terms are one a line. */
export function TopicForm({ topic, onChange, problem, held }: TopicFormProps) {
  const change = (changes: Partial<TopicContent>) => onChange({ ...topic, ...changes });
  const refused = (field: keyof TopicContent) => refusedAt(held, `topic.${field}`);
  return (
    <div className="stack">
      <Field label={m.motion()} error={problem} refused={refused('motion')}>
        <TextArea
          serif
          rows={3}
          value={topic.motion}
          onChange={(event) => change({ motion: event.target.value })}
        />
      </Field>
      <MotionFindings motion={topic.motion} onRewrite={(motion) => change({ motion })} />
      <Field label={m.background()} optional refused={refused('background')}>
        <TextArea
          rows={3}
          value={topic.background}
          onChange={(event) => change({ background: event.target.value })}
        />
      </Field>
      <FromMap topic={topic} onChange={onChange} />
      <div className="grid grid-cols-2 gap-5 max-md:grid-cols-1">
        {(['for', 'against'] as const).map((side) => (
          <Arguments
            key={side}
            side={side}
            topic={topic}
            refused={refusedAt(held, `topic.arguments.${side}`)}
            onChange={onChange}
          />
        ))}
      </div>
      <Field label={m.keyTerms()} optional hint={m.keyTermsHint()} refused={refused('terms')}>
        <TextArea
          rows={3}
          value={topic.terms.map(({ term, meaning }) => (meaning ? `${term}: ${meaning}` : term)).join('\n')}
          onChange={(event) => change({ terms: event.target.value.split('\n').map(termOf) })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-5 max-md:grid-cols-1">
        <Field label={m.category()} refused={refused('category')}>
          <Select
            options={categoryOptions()}
            value={topic.category}
            onChange={(category) => change({ category })}
          />
        </Field>
        <Field label={m.kind()} group>
          <Segment
            block
            options={optionsOf(kindWords, topicKindSchema.options)}
            value={topic.kind}
            onChange={(kind) => change({ kind })}
          />
        </Field>
        <Field label={m.difficulty()} group>
          <Segment
            block
            options={optionsOf(difficultyWords, difficultySchema.options)}
            value={topic.difficulty}
            onChange={(difficulty) => change({ difficulty })}
          />
        </Field>
      </div>
    </div>
  );
}

const MapTextDialog = lazy(async () => ({
  default: (await import('./map-text/map-text-dialog.tsx')).MapTextDialog,
}));

function FromMap({ topic, onChange }: Pick<TopicFormProps, 'topic' | 'onChange'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button size="sm" icon={ClipboardPaste} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {m.startFromMap()}
      </Button>
      {isOpen && (
        <Suspense>
          <MapTextDialog topic={topic} onTake={onChange} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

type ArgumentsProps = Pick<TopicFormProps, 'topic' | 'onChange'> & {
  side: Side;
  refused: string | undefined;
};

function Arguments({ side, topic, refused, onChange }: ArgumentsProps) {
  return (
    <Field label={<SideName side={side} />} hint={m.argumentsHint()} refused={refused}>
      <TextArea
        serif
        rows={5}
        aria-label={side === 'for' ? m.argumentsFor() : m.argumentsAgainst()}
        value={topic.arguments[side].join('\n')}
        onChange={(event) =>
          onChange({ ...topic, arguments: { ...topic.arguments, [side]: event.target.value.split('\n') } })
        }
      />
    </Field>
  );
}

function termOf(line: string) {
  const colon = line.indexOf(':');
  if (colon < 0) return { term: line, meaning: '' };
  return { term: line.slice(0, colon), meaning: line.slice(colon + 1).replace(/^ /, '') };
}
