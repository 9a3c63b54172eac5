import { Ellipsis, Hand, Search } from 'lucide-react';
import { useState } from 'react';
import {
  Avatar,
  Bones,
  Button,
  ButtonLink,
  Checkbox,
  Chip,
  CodeBoxes,
  Collapsible,
  Count,
  Field,
  IconButton,
  Kbd,
  LiveDot,
  PageSpinner,
  Panel,
  SectionHead,
  Segment,
  Select,
  Spinner,
  Switch,
  Tag,
  TextArea,
  TextInput,
} from '../../src/index.ts';

const NAMES = [
  'Amara Okafor',
  'Ben Carter',
  'Cleo Martin',
  'Dara Singh',
  'Emil Novak',
  'Fay Li',
  'Ines Duarte',
  'Jonas Weber',
  'Kenji Mori',
  'Priya Raman',
];

export function ControlStates() {
  return (
    <section>
      <SectionHead>Controls</SectionHead>
      <div className="state-controls">
        <Buttons />
        <Fields />
        <Choices />
      </div>
    </section>
  );
}

function Buttons() {
  return (
    <div className="stack">
      <p className="row wrap">
        <Button look="primary">Primary</Button>
        <Button look="primary" busy>
          Opening
        </Button>
        <Button look="primary" disabledBecause="Both sides must be ready first.">
          Not now
        </Button>
        <Button disabledBecause="Ines has the floor until 3:00.">Speak</Button>
      </p>
      <p className="row wrap">
        <Button icon={Hand}>Plain</Button>
        <Button look="quiet">Quiet</Button>
        <Button look="danger">End debate</Button>
        <Button look="danger-solid">End debate</Button>
        <IconButton icon={Ellipsis} label="More" look="plain" />
      </p>
      <p className="row wrap">
        <Button look="primary" size="sm">
          Small
        </Button>
        <Button look="primary">Middle</Button>
        <Button look="primary" size="lg">
          Large
        </Button>
        <ButtonLink href="#link">A link</ButtonLink>
      </p>
      <p className="row wrap">
        <Chip>Chip</Chip>
        <Chip pressed>Pressed</Chip>
        <Tag>Tag</Tag>
        <Tag tone="accent">Accent</Tag>
        <Tag tone="danger">Danger</Tag>
        <Count value={4} of="new" />
        <LiveDot>Live</LiveDot>
        <Kbd>Ctrl K</Kbd>
        <Spinner label="Checking" />
      </p>
      <p className="row wrap">
        {NAMES.map((name, index) => (
          <Avatar
            key={name}
            name={name}
            presence={index % 3 === 0 ? 'here' : index % 3 === 1 ? 'away' : undefined}
            alone
          />
        ))}
      </p>
      <p className="row wrap">
        <Avatar name="Ines Duarte" size="sm" alone />
        <Avatar name="Ines Duarte" size="lg" presence="here" alone />
        <Avatar name="Ines Duarte" size="xl" alone />
      </p>
      <Collapsible summary="What is cross-examination?">
        Two people, questions and short answers, four minutes.
      </Collapsible>
      <Bones />
      <Panel>
        <PageSpinner label="Opening the chamber" />
      </Panel>
    </div>
  );
}

function Fields() {
  const [code, setCode] = useState('K7Q');
  const [format, setFormat] = useState('quick-clash');
  return (
    <div className="stack">
      <Field label="Username" error="Taken. Try ines_d or inesduarte.">
        <TextInput prefix="@" defaultValue="ines" verdict="bad" />
      </Field>
      <Field label="Username" good="Free.">
        <TextInput prefix="@" defaultValue="ines_d" verdict="good" />
      </Field>
      <Field label="Username" hint="3 to 20 characters: a–z, 0–9 and _">
        <TextInput prefix="@" defaultValue="ines_du" verdict="checking" />
      </Field>
      <Field label="Search">
        <TextInput icon={Search} placeholder="Motions, people, lessons" />
      </Field>
      <Field label="Motion" hint="One clear sentence that both sides can argue">
        <TextArea serif defaultValue="This house would nationalise the water companies" />
      </Field>
      <Field label="Format">
        <Select
          value={format}
          onChange={setFormat}
          options={[
            { value: 'quick-clash', label: 'Quick clash', aside: '1 against 1, 14 min' },
            { value: 'lincoln-douglas', label: 'Lincoln–Douglas', aside: '1 against 1, 41 min' },
            { value: 'oxford', label: 'Oxford style', aside: 'any, 45 min' },
          ]}
        />
      </Field>
      <Field label="Join with a code" group>
        <CodeBoxes value={code} onChange={setCode} />
      </Field>
    </div>
  );
}

function Choices() {
  const [side, setSide] = useState('for');
  const [pace, setPace] = useState('live');
  return (
    <div className="stack">
      <Field label="Your side" group>
        <Segment
          block
          value={side}
          onChange={setSide}
          options={[
            { value: 'for', label: <SideOption side="for" /> },
            { value: 'against', label: <SideOption side="against" /> },
            { value: 'any', label: 'Any' },
          ]}
        />
      </Field>
      <Field label="Pace" group>
        <Segment
          block
          value={pace}
          onChange={setPace}
          options={[
            { value: 'live', label: 'Live' },
            { value: 'correspondence', label: 'By letter' },
            { value: 'never', label: 'Never', disabled: true },
          ]}
        />
      </Field>
      <Switch label="Restate before you rebut" hint="the other side must agree it is fair" />
      <Switch label="On" defaultChecked />
      <Switch label="Cannot change now" disabled />
      <Checkbox label="I accept the house rules" hint="They are short." />
      <Checkbox label="Ticked" defaultChecked />
      <Checkbox label="Cannot change now" disabled />
    </div>
  );
}

function SideOption({ side }: { side: 'for' | 'against' }) {
  return (
    <span className={`side ${side}`}>
      <i className="pip" aria-hidden="true" />
      {side === 'for' ? 'For' : 'Against'}
    </span>
  );
}
