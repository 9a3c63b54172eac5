import { Button, Field, PageHead, TextInput } from '@rostrum/ui';
import * as m from '@rostrum/words/report-status';
import { useState } from 'react';
import { receiptNumberSchema, receiptSecretSchema } from '@rostrum/domain';
import { PageTitle } from '../../../shared/navigation/page-title.tsx';

export type FindReportProps = {
  /** The values from the address. */
  number: string;
  onFind: (receipt: { number: string; secret: string }) => void;
};

/** Asks for the number and the key that stood on the confirmation of a report. */
export function FindReport({ number: first, onFind }: FindReportProps) {
  const [number, setNumber] = useState(first);
  const [secret, setSecret] = useState('');
  const [tried, setTried] = useState(false);
  const readNumber = receiptNumberSchema.safeParse(number.trim().toUpperCase());
  const readSecret = receiptSecretSchema.safeParse(secret.trim());
  const find = () => {
    setTried(true);
    if (readNumber.success && readSecret.success)
      onFind({ number: readNumber.data, secret: readSecret.data });
  };
  return (
    <>
      <PageTitle>{m.pageTitle()}</PageTitle>
      <PageHead title={m.findTitle()} lede={m.findLede()} />
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          find();
        }}
      >
        <Field label={m.number()} error={tried ? problemOf(readNumber) : undefined} hint={m.numberHint()}>
          <TextInput
            autoComplete="off"
            value={number}
            onChange={(event) => setNumber(event.currentTarget.value)}
          />
        </Field>
        <Field label={m.key()} error={tried ? problemOf(readSecret) : undefined} hint={m.keyHint()}>
          <TextInput
            autoComplete="off"
            value={secret}
            onChange={(event) => setSecret(event.currentTarget.value)}
          />
        </Field>
        <p>
          <Button look="primary" type="submit">
            {m.show()}
          </Button>
        </p>
      </form>
    </>
  );
}

type Read = ReturnType<typeof receiptNumberSchema.safeParse>;
const problemOf = (read: Read) => (read.success ? undefined : `${read.error.issues[0]?.message}.`);
