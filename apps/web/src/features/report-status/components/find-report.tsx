import { Button, Field, PageHead, TextInput } from '@rostrum/ui';
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
      <PageTitle>Your report</PageTitle>
      <PageHead
        title="What became of your report"
        lede="Enter the number and the key of the confirmation. Who reported something while signed in finds it under their notices."
      />
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          find();
        }}
      >
        <Field label="Number" error={tried ? problemOf(readNumber) : undefined} hint="As in R-7KQ2M9XHTB">
          <TextInput
            autoComplete="off"
            value={number}
            onChange={(event) => setNumber(event.currentTarget.value)}
          />
        </Field>
        <Field label="Key" error={tried ? problemOf(readSecret) : undefined} hint="22 letters and digits">
          <TextInput
            autoComplete="off"
            value={secret}
            onChange={(event) => setSecret(event.currentTarget.value)}
          />
        </Field>
        <p>
          <Button look="primary" type="submit">
            Show it
          </Button>
        </p>
      </form>
    </>
  );
}

type Read = ReturnType<typeof receiptNumberSchema.safeParse>;
const problemOf = (read: Read) => (read.success ? undefined : `${read.error.issues[0]?.message}.`);
