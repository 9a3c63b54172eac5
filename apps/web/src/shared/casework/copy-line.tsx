import { Button } from '@rostrum/ui';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

type Copied = 'no' | 'yes' | 'refused';

/** Something that is meant to be kept, with a button that copies it. Says by itself what became of that: visitors see no notices. */
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
          aria-label={`Copy: ${term}`}
          onClick={copy}
        >
          {copied === 'yes' ? 'Copied' : 'Copy'}
        </Button>
        {copied === 'refused' && (
          <output className="tiny faint">The browser did not allow it. Select the words instead.</output>
        )}
      </dd>
    </div>
  );
}
