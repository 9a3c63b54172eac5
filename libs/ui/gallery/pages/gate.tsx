import { Button, Field, GateShell, TextInput } from '../../src/index.ts';

export function GatePage() {
  return (
    <GateShell statement="Two sides, one clock, and nobody louder than another.">
      <h1 className="page-title">Sign in to Rostrum</h1>
      <form className="stack" style={{ marginTop: '1.5rem' }}>
        <Field label="Email address or username">
          <TextInput defaultValue="ines_d" autoComplete="username" />
        </Field>
        <Button look="primary" block>
          Continue
        </Button>
      </form>
    </GateShell>
  );
}
