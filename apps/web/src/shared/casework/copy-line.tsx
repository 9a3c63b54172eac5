import { Button } from '@rostrum/ui';
import * as m from '@rostrum/words/casework';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

type Copied = 'no' | 'yes' | 'refused';

/** A text to keep, with a button that copies it. It shows the result itself, because visitors see no notices. */
export function CopyLine({ term, words }: { term: string; words: string }) {
  const [copied, setCopied] = useState<Copied>('no');
  const copy = () => {
    navigator.clipboard.writeText(words).then(
      () => setCopied('yes'),
      () => setCopied('refused'),
    );
  };
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <b className="num wrap-anywhere">{words}</b>
        <Button
          size="sm"
          look="quiet"
          icon={copied === 'yes' ? Check : Copy}
          aria-label={copied === 'yes' ? undefined : m.copyTerm({ term })}
          onClick={copy}
        >
          {copied === 'yes' ? m.copied() : m.copy()}
        </Button>
        {copied === 'refused' && <output className="tiny faint">{m.copyRefused()}</output>}
      </dd>
    </div>
  );
}
