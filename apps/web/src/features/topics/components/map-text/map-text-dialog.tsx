import type { TopicContent } from '@rostrum/domain';
import type { TopicStart } from '@rostrum/moderator/map';
import { Button, Dialog, Field, TextArea } from '@rostrum/ui';
import { useState } from 'react';
import { SideCases } from '../side-cases.tsx';
import {
  argumentsInWords,
  countOf,
  ignoredInWords,
  KIND_NAMES,
  leftOutInWords,
} from '../../logic/map-text/map-text-words.ts';
import { useMapText, type MapTextState } from '../../hooks/use-map-text.ts';

/**
 * Longer text is not put into the field, because a browser would struggle with it on each keystroke. In UTF-16 units.
 */
const SHOWN_MOST = 50_000;

export type MapTextDialogProps = {
  topic: TopicContent;
  onTake: (topic: TopicContent) => void;
  onClose: () => void;
};

/** Fills the arguments of a topic from an argument map in text form. */
export function MapTextDialog({ topic, onTake, onClose }: MapTextDialogProps) {
  const [text, setText] = useState('');
  const state = useMapText(text);
  const start = state.status === 'read' && state.read.ok ? state.read.value : undefined;
  const count = start ? countOf(start) : 0;
  const take = () => {
    if (!start) return;
    onTake(withStart(topic, start));
    onClose();
  };
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title="Begin with an argument map"
      text="Paste what Kialo exports as text, xAIF as JSON, or Argdown. It is read in your browser."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            disabledBecause={count === 0 ? 'Paste a map with arguments first' : undefined}
            onClick={take}
          >
            {count === 0 ? 'Take the arguments' : `Take ${argumentsInWords(count)}`}
          </Button>
        </>
      }
    >
      <PastedText text={text} error={errorOf(state)} onChange={setText} />
      <output className="grid gap-3">
        {state.status === 'reading' && <span className="small muted">Reading it</span>}
        {start && <Start start={start} topic={topic} />}
      </output>
    </Dialog>
  );
}

type PastedTextProps = { text: string; error: string | undefined; onChange: (text: string) => void };

function PastedText({ text, error, onChange }: PastedTextProps) {
  const isLong = text.length > SHOWN_MOST;
  const count = text.length.toLocaleString('en-GB');
  return (
    <Field
      label="Argument map"
      error={error}
      hint={isLong && `${count} characters were pasted; they are not shown. Paste again to replace them.`}
    >
      <TextArea
        rows={6}
        className="max-h-48 overflow-y-auto"
        spellCheck={false}
        placeholder={isLong ? '…' : EXAMPLE}
        value={isLong ? '' : text}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          if (pasted.length <= SHOWN_MOST) return;
          event.preventDefault();
          onChange(pasted);
        }}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

const EXAMPLE =
  '1. Buses should be free.\n1.1. Pro: The air would be cleaner.\n1.2. Con: Somebody has to pay.';

/** The result: how many for each side, which, and what was left out and why. */
function Start({ start, topic }: { start: TopicStart; topic: TopicContent }) {
  const { for: pro, against } = start.arguments;
  const replaced = topic.arguments.for.concat(topic.arguments.against).filter((line) => line.trim() !== '');
  const notes = [
    leftOutInWords(start.leftOut),
    ignoredInWords(start.ignoredLinks),
    replaced.length > 0 && countOf(start) > 0
      ? `They take the place of the ${argumentsInWords(replaced.length)} in your topic.`
      : '',
    fillsMotion(topic, start) ? `Its title becomes the motion: “${start.title}”` : '',
  ];
  return (
    <>
      <p className="font-medium">
        {KIND_NAMES[start.kind]}: {pro.length} for, {against.length} against
      </p>
      {countOf(start) === 0 && (
        <p className="small muted">
          Nothing in it can be an argument here. A statement needs a side: below a thesis as its pro or con,
          or with its side written at it.
        </p>
      )}
      <SideCases arguments={start.arguments} />
      {notes.filter(Boolean).map((note) => (
        <p key={note} className="small muted">
          {note}
        </p>
      ))}
    </>
  );
}

function fillsMotion(topic: TopicContent, { title }: TopicStart): boolean {
  return topic.motion.trim() === '' && title !== '';
}

function withStart(topic: TopicContent, start: TopicStart): TopicContent {
  return {
    ...topic,
    ...(fillsMotion(topic, start) && { motion: start.title }),
    arguments: start.arguments,
  };
}

function errorOf(state: MapTextState): string | undefined {
  if (state.status === 'failed') return 'What reads it could not be loaded. Close this and try again.';
  return state.status === 'read' && !state.read.ok ? state.read.refusal : undefined;
}
