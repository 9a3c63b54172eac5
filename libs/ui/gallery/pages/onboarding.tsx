import { BareShell, Button, Field, Said, Speech, TextInput } from '../../src/index.ts';

export function OnboardingPage() {
  return (
    <BareShell action={<Button look="quiet">Log out</Button>}>
      <div className="onboard">
        <ol className="onboard-steps" aria-label="Step 1 of 4">
          {['Name', 'Photo', 'Interests', 'House rules'].map((name, index) => (
            <li key={name} aria-current={index === 0 ? 'step' : undefined}>
              <span className="num">{index + 1}</span>
              <span>{name}</span>
            </li>
          ))}
        </ol>
        <form className="onboard-form">
          <div>
            <h1 className="display">What should the chair call you?</h1>
            <p className="lede">
              Your name appears above everything you say. Your email address is never shown.
            </p>
          </div>
          <Field label="Name">
            <TextInput size="lg" defaultValue="Ines Duarte" />
          </Field>
          <Field label="Username" good="Available. 3 to 20 characters: a–z, 0–9 and _">
            <TextInput size="lg" prefix="@" defaultValue="ines_d" verdict="good" />
          </Field>
          <div className="preview">
            <Said
              author="Ines Duarte"
              side="against"
              time="18:39"
              words={<Speech text="This is how your words will look on the floor." />}
            />
          </div>
          <p className="row">
            <Button look="primary" size="lg">
              Continue
            </Button>
          </p>
        </form>
      </div>
    </BareShell>
  );
}
