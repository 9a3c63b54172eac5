import { Button, Field, notify, TextInput } from '@rostrum/ui';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

/** A text to share, and a button that copies it. If the browser forbids that, it can be copied by hand. */
export function CopyField({ label, text, hint }: { label: string; text: string; hint?: string }) {
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      notify({ text: 'The browser did not let us copy. Select the text and copy it by hand.' });
    }
  }
  return (
    <Field label={label} hint={hint}>
      <div className="row">
        <TextInput
          readOnly
          value={text}
          aria-label={label}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          icon={isCopied ? Check : Copy}
          onClick={() => void copy()}
          aria-label={`Copy ${label.toLowerCase()}`}
        >
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <output className="visually-hidden">{isCopied ? `${label} copied` : ''}</output>
      </div>
    </Field>
  );
}
