import { relationSchema, type ArgumentMap, type MapNode, type Relation } from '@rostrum/domain';
import { Button, Dialog, Field, Select, Side, SpeechLine } from '@rostrum/ui';
import { useState } from 'react';
import * as m from '@rostrum/words/argument-map';

/** A debater's statement about two places: the relation of the first to the second, null for none. */
type Correction = { from: string; to: string; relation: Relation | null };

/** Sends a correction. Returns whether it has arrived; `again` is what "Try again" does after a fault. */
export type Correct = (correction: Correction, again: () => void) => Promise<boolean>;

export type NodeDialogProps = {
  node: MapNode;
  map: ArgumentMap;
  nameOf: (uid: string) => string;
  timeOf: (atMs: number) => string;
  /** The way to the original words, and its label. */
  go: { label: string; onGo: (messageId: string) => void };
  /** Undefined for a person without the right. */
  correct?: Correct | undefined;
  isBusy?: boolean;
  onClose: () => void;
};

/** One place of the map: its words, its relations, and for a debater the way to correct them. */
export function NodeDialog({
  node,
  map,
  nameOf,
  timeOf,
  go,
  correct,
  isBusy = false,
  onClose,
}: NodeDialogProps) {
  const [isCorrecting, setIsCorrecting] = useState(false);
  const edges = map.edges.filter(({ from }) => from === node.id);
  const textOf = (id: string) => map.nodes.find((other) => other.id === id)?.text ?? '';
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={m.nameAndTime({ name: nameOf(node.authorId), time: timeOf(node.atMs) })}
      actions={
        <>
          {correct && !isCorrecting && <Button onClick={() => setIsCorrecting(true)}>{m.correct()}</Button>}
          <Button
            look="primary"
            onClick={() => {
              onClose();
              go.onGo(node.messageId);
            }}
          >
            {go.label}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {node.side && (
          <p>
            <Side side={node.side} />
          </p>
        )}
        <blockquote className="serif wrap-anywhere">
          <q>
            <SpeechLine text={node.text} />
          </q>
        </blockquote>
        {node.kind === 'restatement' && (
          <p className="small muted">
            {node.heldBy
              ? m.restates({ name: nameOf(node.authorId), other: nameOf(node.heldBy) })
              : m.restatesOthers({ name: nameOf(node.authorId) })}
          </p>
        )}
        {edges.map((edge) => (
          <p key={edge.to} className="small muted wrap-anywhere">
            {m.relatesTo({ relation: edge.relation, text: textOf(edge.to) })}
            {edge.corrected && ` ${m.corrected({ name: nameOf(edge.corrected.by) })}`}
          </p>
        ))}
        {correct && isCorrecting && (
          <CorrectionForm node={node} map={map} isBusy={isBusy} correct={correct} onDone={onClose} />
        )}
      </div>
    </Dialog>
  );
}

const NOTHING = 'nothing';
const relations = () => [
  ...relationSchema.options.map((value) => ({ value, label: m.relation({ relation: value }) })),
  { value: NOTHING, label: m.noRelation() } as const,
];

type CorrectionFormProps = Pick<NodeDialogProps, 'node' | 'map'> & {
  isBusy: boolean;
  correct: Correct;
  onDone: () => void;
};

/** Chooses another, earlier place, and this one's relation to it. */
function CorrectionForm({ node, map, isBusy, correct, onDone }: CorrectionFormProps) {
  const earlier = map.nodes.filter(({ id, atMs }) => id !== node.id && atMs <= node.atMs);
  const known = map.edges.find(({ from }) => from === node.id);
  const [relation, setRelation] = useState<Relation | typeof NOTHING>(known?.relation ?? 'rebuttal');
  const [to, setTo] = useState(known?.to ?? earlier.at(-1)?.id ?? '');
  const keep = async () => {
    const correction = { from: node.id, to, relation: relation === NOTHING ? null : relation };
    if (await correct(correction, () => void keep())) onDone();
  };
  if (earlier.length === 0) return <p className="muted">{m.nothingEarlier()}</p>;
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <Field label={m.whatItDoes()}>
        <Select options={relations()} value={relation} onChange={setRelation} />
      </Field>
      <Field label={m.toWhichWords()} hint={m.correctionHint()}>
        <Select
          options={earlier.map(({ id, text }) => ({ value: id, label: shortened(text) }))}
          value={to}
          onChange={setTo}
        />
      </Field>
      <Button type="submit" busy={isBusy}>
        {m.keepCorrection()}
      </Button>
    </form>
  );
}

const LABEL_LENGTH = 70;

function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length <= LABEL_LENGTH ? text : `${characters.slice(0, LABEL_LENGTH - 1).join('')}…`;
}
