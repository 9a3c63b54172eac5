import { EyeOff, Flag, MicOff, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { Tooltip } from '../../src/components/tooltip.tsx';
import {
  AlertDialog,
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  Field,
  Menu,
  MenuChoice,
  MenuItem,
  MenuLine,
  Popover,
  SectionHead,
  Select,
  TextInput,
  notify,
} from '../../src/index.ts';

export function OverlayStates() {
  const [strictness, setStrictness] = useState('standard');
  return (
    <>
      <section>
        <SectionHead>What floats</SectionHead>
        <p className="row wrap" style={{ paddingTop: '1.25rem' }}>
          <Dialog
            trigger={<Button>Dialog</Button>}
            title="Invite to this debate"
            text="They get a card on their Dashboard; it expires after 24 hours."
            actions={(close) => (
              <>
                <Button onClick={close}>Cancel</Button>
                <Button look="primary" onClick={close}>
                  Invite
                </Button>
              </>
            )}
          >
            <Field label="Who">
              <TextInput placeholder="Name or username" />
            </Field>
            <Field label="As">
              <Select
                value="debater"
                onChange={() => undefined}
                options={[
                  { value: 'debater', label: 'Debater' },
                  { value: 'judge', label: 'Judge' },
                ]}
              />
            </Field>
          </Dialog>
          <AlertDialog
            trigger={<Button look="danger">End debate</Button>}
            title="End the debate for everyone?"
            text="What was said stays. There is no verdict, and it cannot be taken up again."
            confirm="End debate"
            cancel="Keep going"
            danger
            onConfirm={() => notify({ text: 'The debate has ended.' })}
          />
          <Menu trigger={<Button>Host</Button>} align="start">
            <MenuItem icon={MicOff} onSelect={() => undefined} aside="60 s">
              Mute
            </MenuItem>
            <MenuItem icon={EyeOff} onSelect={() => undefined} disabledBecause="Nothing to hide yet.">
              Hide message
            </MenuItem>
            <MenuChoice
              label="Moderation"
              value={strictness}
              onChange={setStrictness}
              options={[
                { value: 'relaxed', label: 'Relaxed' },
                { value: 'standard', label: 'Standard' },
                { value: 'strict', label: 'Strict' },
              ]}
            />
            <MenuLine />
            <MenuItem icon={UserMinus} danger onSelect={() => undefined}>
              Remove
            </MenuItem>
          </Menu>
          <Popover trigger={<Button>Popover</Button>} title="Airtime">
            <p className="small muted">For has spoken 46% of the time, Against 54%.</p>
          </Popover>
          <Tooltip words="Copies the link of this room">
            <Button>Tooltip</Button>
          </Tooltip>
          <Button onClick={() => notify({ text: 'Link copied.', tone: 'good' })}>Notice</Button>
          <Button
            onClick={() =>
              notify({
                text: 'Kenji Mori invites you to judge tonight at 20:00.',
                action: { label: 'Open', onClick: () => undefined },
              })
            }
          >
            With an act
          </Button>
          <Button
            onClick={() =>
              notify({ text: 'Your message was not stored. It is kept here; try again.', tone: 'danger' })
            }
          >
            Fault
          </Button>
        </p>
      </section>
      <section className="state-grid">
        <div className="frame">
          <EmptyState
            small
            title="No rooms are open"
            action={
              <Button look="primary" icon={Flag}>
                Start a debate
              </Button>
            }
          >
            The shortest debate takes fourteen minutes.
          </EmptyState>
        </div>
        <div className="frame">
          <ErrorState
            small
            title="The list could not be loaded"
            onRetry={() => undefined}
            detail="unavailable, rooms, 18:47:03 UTC"
          >
            Nothing is lost. We try again when the connection is back.
          </ErrorState>
        </div>
      </section>
    </>
  );
}
