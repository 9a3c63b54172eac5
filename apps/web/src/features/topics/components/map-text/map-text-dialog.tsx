import type { TopicContent } from '@rostrum/domain';
import type { TopicStart } from '@rostrum/moderator/map';
import { Button, Dialog, Field, TextArea } from '@rostrum/ui';
import * as m from '@rostrum/words/topics';
import { useState } from 'react';
import { SideCases } from '../side-cases.tsx';
import { countOf, leftOutInWords } from '../../logic/map-text/map-text-words.ts';
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
      title={m.startFromMap()}
      text={m.mapHint()}
      actions={
        <>
          <Button onClick={onClose}>{m.cancel()}</Button>
          <Button look="primary" disabledBecause={count === 0 ? m.mapMissing() : undefined} onClick={take}>
            {m.useMap({ count })}
          </Button>
        </>
      }
    >
      <PastedText text={text} error={errorOf(state)} onChange={setText} />
      <output className="grid gap-3">
        {state.status === 'reading' && <span className="small muted">{m.readingMap()}</span>}
        {start && <Start start={start} topic={topic} />}
      </output>
    </Dialog>
  );
}

type PastedTextProps = { text: string; error: string | undefined; onChange: (text: string) => void };

function PastedText({ text, error, onChange }: PastedTextProps) {
  const isLong = text.length > SHOWN_MOST;
  return (
    <Field label={m.argumentMap()} error={error} hint={isLong && m.mapTooLongToShow({ count: text.length })}>
      <TextArea
        rows={6}
        className="max-h-48 overflow-y-auto"
        spellCheck={false}
        placeholder={isLong ? '…' : m.mapExample()}
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

/** The result: how many for each side, which, and what was left out and why. */
function Start({ start, topic }: { start: TopicStart; topic: TopicContent }) {
  const { for: pro, against } = start.arguments;
  const replaced = topic.arguments.for.concat(topic.arguments.against).filter((line) => line.trim() !== '');
  const notes = [
    leftOutInWords(start.leftOut),
    start.ignoredLinks > 0 ? m.linksIgnored({ count: start.ignoredLinks }) : '',
    replaced.length > 0 && countOf(start) > 0 ? m.mapReplaces({ count: replaced.length }) : '',
    fillsMotion(topic, start) ? m.mapTitleTaken({ title: start.title }) : '',
  ];
  return (
    <>
      <p className="font-medium">
        {m.mapFound({ kind: start.kind, forCount: pro.length, againstCount: against.length })}
      </p>
      {countOf(start) === 0 && <p className="small muted">{m.mapUnusable()}</p>}
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
  if (state.status === 'failed') return m.mapFailed();
  return state.status === 'read' && !state.read.ok ? state.read.refusal : undefined;
}
