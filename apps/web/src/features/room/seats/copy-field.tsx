import { Button, Field, notify, TextInput } from '@rostrum/ui';
import * as m from '@rostrum/words/room-seats';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

/** A link or code to share, and a button that copies it. If the browser forbids that, it can be copied by hand. */
export function CopyField({ kind, text, hint }: { kind: 'link' | 'code'; text: string; hint?: string }) {
  const [isCopied, setCopied] = useState(false);
  const label = kind === 'link' ? m.link() : m.code();
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      notify({ text: m.copyRefused() });
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
          aria-label={isCopied ? undefined : m.copyNamed({ what: kind })}
        >
          {isCopied ? m.copied() : m.copy()}
        </Button>
        <output className="visually-hidden">{isCopied ? m.copiedNamed({ what: kind }) : ''}</output>
      </div>
    </Field>
  );
}
