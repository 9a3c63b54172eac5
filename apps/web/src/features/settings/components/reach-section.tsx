import { useReach } from '@rostrum/data';
import { BRAND, NEW_REACH, type MailChoice, type Reach } from '@rostrum/domain';
import { Bones, Button, ErrorState, Field, Segment, Select, Switch } from '@rostrum/ui';
import * as m from '@rostrum/words/settings';
import { useCommand } from '../../../shared/commands/use-command.ts';
import { usePush, type Push } from '../../../shared/reach/use-push.ts';
import { Section } from './section.tsx';

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
    <Section name="reach" title={m.reach()} about={m.reachAbout()}>
      {reach.status === 'loading' && <Bones label={m.loadingReach()} lines={3} />}
      {reach.status === 'error' && (
        <ErrorState small title={m.failedReach()} onRetry={reach.retry}>
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
            push.channels && <p className="small muted">{m.noMail()}</p>
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
      label={m.push()}
      hint={hintOf(push)}
      checked={state === 'on'}
      disabled={isBusy || !isOffered || state === 'refused' || state === 'impossible'}
      onChange={(event) => void (event.currentTarget.checked ? switchOn() : switchOff())}
    />
  );
}

function hintOf({ state, channels }: Push): string {
  if (state && !channels) return m.channelsUnread();
  if (channels && channels.pushKey === '') return m.noPush();
  if (state === 'refused') return m.browserRefuses({ brand: BRAND });
  if (state === 'impossible') return m.pushImpossible({ brand: BRAND });
  return m.pushHint({ brand: BRAND });
}

const mailChoices = () =>
  [
    { value: 'off', label: m.mailOff() },
    { value: 'immediate', label: m.mailAtOnce() },
    { value: 'digest', label: m.mailDaily() },
  ] as const;

type MailFieldProps = {
  email: string;
  reach: Reach;
  onChoose: (choice: MailChoice) => void;
  onTryAgain: () => void;
};

function MailField({ email, reach, onChoose, onTryAgain }: MailFieldProps) {
  const hint = reach.email === 'digest' ? m.mailDailyHint() : undefined;
  return (
    <>
      <Field label={email ? m.mailTo({ address: email }) : m.mailToYou()} group hint={hint}>
        <Segment<MailChoice> block options={mailChoices()} value={reach.email} onChange={onChoose} />
      </Field>
      {reach.refused && (
        <p role="alert" className="hint hint-bad row wrap">
          {m.mailRefused({ address: reach.refused.address })}
          <Button size="sm" onClick={onTryAgain}>
            {m.tryAgain()}
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
        label={m.quiet()}
        hint={quiet ? m.quietOn({ zone: timeZone.replaceAll('_', ' ') }) : m.quietOff()}
        checked={quiet !== null}
        onChange={(event) => onChoose(event.currentTarget.checked ? NIGHT : null)}
      />
      {quiet && (
        <div className="row wrap small">
          <span aria-hidden="true">{m.from()}</span>
          <Select
            look="chip"
            label={m.from()}
            options={HOURS}
            value={String(quiet.fromHour)}
            onChange={(hour) => onChoose({ ...quiet, fromHour: Number(hour) })}
          />
          <span aria-hidden="true">{m.until()}</span>
          <Select
            look="chip"
            label={m.until()}
            options={HOURS}
            value={String(quiet.toHour)}
            onChange={(hour) => onChoose({ ...quiet, toHour: Number(hour) })}
          />
        </div>
      )}
    </>
  );
}
