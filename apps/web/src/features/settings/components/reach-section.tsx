import { useReach } from '@rostrum/data';
import { NEW_REACH, type MailChoice, type Reach } from '@rostrum/domain';
import { Bones, Button, ErrorState, Field, Segment, Select, Switch } from '@rostrum/ui';
import { useCommand } from '../../../shared/commands/use-command.ts';
import { usePush, type Push } from '../../../shared/reach/use-push.ts';
import { Section } from './section.tsx';

const ABOUT =
  'In debates by correspondence you hear when everybody has a seat, when it is your turn, a day and two hours before it ends, when somebody answers, when the report is there, and when somebody offers you another debate.';

/** How a person hears of their debates by correspondence while the product is closed. */
export function ReachSection({ uid, email }: { uid: string; email: string }) {
  const { run } = useCommand('people');
  const push = usePush(run);
  const reach = useReach(uid);
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const save = (changes: Partial<Pick<Reach, 'email' | 'quiet'>>) =>
    void run({ type: 'saveReach', timeZone, ...changes });
  const hasMail = push.channels?.mail === 'on';
  return (
    <Section name="reach" title="When it is your turn" about={ABOUT}>
      {reach.status === 'loading' && <Bones label="Loading how you are reached" lines={3} />}
      {reach.status === 'error' && (
        <ErrorState small title="How you are reached could not be loaded" onRetry={reach.retry}>
          {reach.message}
        </ErrorState>
      )}
      <PushSwitch push={push} />
      {reach.status === 'ready' && (
        <>
          {hasMail ? (
            <MailField
              email={email}
              reach={reach.value ?? NEW_REACH}
              onChoose={(choice) => save({ email: choice })}
              onTryAgain={() => void run({ type: 'tryMailAgain' })}
            />
          ) : (
            push.channels && <p className="small muted">E-mail is not set up here.</p>
          )}
          <QuietField reach={reach.value ?? NEW_REACH} onChoose={(quiet) => save({ quiet })} />
        </>
      )}
    </Section>
  );
}

function PushSwitch({ push }: { push: Push }) {
  const { state, channels, isBusy, switchOn, switchOff } = push;
  const isOffered = channels !== undefined && channels.pushKey !== '';
  return (
    <Switch
      label="Tell this browser"
      hint={hintOf(push)}
      checked={state === 'on'}
      disabled={isBusy || !isOffered || state === 'refused' || state === 'impossible'}
      onChange={(event) => void (event.currentTarget.checked ? switchOn() : switchOff())}
    />
  );
}

function hintOf({ state, channels }: Push): string {
  if (channels && channels.pushKey === '') return 'Messages to browsers are not set up here.';
  if (state === 'refused') {
    return 'Your browser refuses this for Rostrum. Allow notifications in its settings for this site.';
  }
  if (state === 'impossible')
    return 'This browser cannot do that. On an iPhone, add Rostrum to the home screen first.';
  return 'Also while Rostrum is closed. A notification names the motion and whose turn it is, nothing else.';
}

const MAIL_CHOICES = [
  { value: 'off', label: 'Off' },
  { value: 'immediate', label: 'At once' },
  { value: 'digest', label: 'Once a day' },
] as const;

type MailFieldProps = {
  email: string;
  reach: Reach;
  onChoose: (choice: MailChoice) => void;
  onTryAgain: () => void;
};

function MailField({ email, reach, onChoose, onTryAgain }: MailFieldProps) {
  const hint = reach.email === 'digest' ? 'One e-mail at eight in the morning, if there is news.' : undefined;
  return (
    <>
      <Field label={`E-mail to ${email || 'your address'}`} group hint={hint}>
        <Segment<MailChoice> block options={MAIL_CHOICES} value={reach.email} onChange={onChoose} />
      </Field>
      {reach.refused && (
        <p role="alert" className="hint hint-bad row wrap">
          {reach.refused.address} refused our e-mail, so nothing is sent there.
          <Button size="sm" onClick={onTryAgain}>
            Try again
          </Button>
        </p>
      )}
    </>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));
const NIGHT = { fromHour: 22, toHour: 7 };

type QuietFieldProps = { reach: Reach; onChoose: (quiet: Reach['quiet']) => void };

function QuietField({ reach: { quiet, timeZone }, onChoose }: QuietFieldProps) {
  return (
    <>
      <Switch
        label="Quiet hours"
        hint={
          quiet
            ? `Nothing comes in these hours. Your time zone is ${timeZone.replaceAll('_', ' ')}.`
            : 'Messages wait until they are over.'
        }
        checked={quiet !== null}
        onChange={(event) => onChoose(event.currentTarget.checked ? NIGHT : null)}
      />
      {quiet && (
        <div className="row wrap small">
          <span aria-hidden="true">From</span>
          <Select
            look="chip"
            label="From"
            options={HOURS}
            value={String(quiet.fromHour)}
            onChange={(hour) => onChoose({ ...quiet, fromHour: Number(hour) })}
          />
          <span aria-hidden="true">until</span>
          <Select
            look="chip"
            label="Until"
            options={HOURS}
            value={String(quiet.toHour)}
            onChange={(hour) => onChoose({ ...quiet, toHour: Number(hour) })}
          />
        </div>
      )}
    </>
  );
}
