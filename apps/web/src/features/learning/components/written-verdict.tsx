import { Check, Minus } from 'lucide-react';
import type { AnswerVerdict } from '@rostrum/moderator/exercises';
import { Button, Note } from '@rostrum/ui';
import * as m from '@rostrum/words/learning';
import { doubtOf, onceEach, sayOf } from '../logic/verdict-words.ts';
import type { PanelNext } from './spot-panel.tsx';

type WrittenVerdictProps = { text: string; verdict: AnswerVerdict; next: PanelNext };

/** What the check says about an answer: the reason, the words that it is about, and what to do next. */
export function WrittenVerdict({ text, verdict, next }: WrittenVerdictProps) {
  const say = sayOf(text, verdict);
  return (
    <Note
      kind="boxed"
      verb={m.checksAnswer()}
      say={say}
      rule={<Reasons text={text} verdict={verdict} said={say} />}
      actions={
        <Button look="primary" size="sm" onClick={next.go}>
          {next.label}
        </Button>
      }
    />
  );
}

function Reasons({ text, verdict, said }: { text: string; verdict: AnswerVerdict; said: string }) {
  if (verdict.state === 'unreadable') return null;
  if (verdict.state === 'refused') return verdict.fault.next;
  return (
    <>
      {verdict.state === 'unsure' && doubtOf(text, verdict.fault)}
      <Needs results={onceEach(verdict.results).filter(({ say }) => say !== said)} />
    </>
  );
}

type Results = Extract<AnswerVerdict, { results: unknown }>['results'];

/** Inside the paragraph of a note: lines, not a list. */
function Needs({ results }: { results: Results }) {
  return (
    <span className="needs">
      {results.map(({ kind, isMet, say }, index) => (
        <span key={`${kind} ${index}`}>
          {isMet ? <Check className="icon icon-sm" /> : <Minus className="icon icon-sm" />}
          <span className="visually-hidden">{m.needState({ state: isMet ? 'met' : 'missing' })}</span> {say}
        </span>
      ))}
    </span>
  );
}
