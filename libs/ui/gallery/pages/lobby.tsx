import { Eye } from 'lucide-react';
import { useState } from 'react';
import { SeatPips } from '../../src/components/seat-pips.tsx';
import {
  Button,
  Chip,
  CodeBoxes,
  Field,
  Link,
  LiveDot,
  MiniClock,
  PageHead,
  Panel,
  SectionHead,
  Segment,
  Select,
  Steps,
  Switch,
  TextArea,
} from '../../src/index.ts';
import { GalleryShell } from './shell.tsx';
import { QUICK_CLASH } from './states-clock.tsx';

const ROOMS = [
  'This house believes that museums should return what empires took',
  'This house would make voting compulsory',
  'This house would cap rents in capital cities',
];

export function LobbyPage() {
  const [code, setCode] = useState('K7Q');
  const [format, setFormat] = useState('any');
  return (
    <GalleryShell path="/app/room">
      <div className="page">
        <PageHead title="Rooms" lede="Watch one, take a free seat, or open your own.">
          <form className="row wrap">
            <span className="small muted" aria-hidden="true">
              Join with a code
            </span>
            <CodeBoxes label="Join with a code" value={code} onChange={setCode} />
          </form>
        </PageHead>
        <div className="lobby">
          <div>
            <div className="filters">
              <Chip pressed>Seats free</Chip>
              <Select
                look="chip"
                label="Format"
                value={format}
                onChange={setFormat}
                options={[
                  { value: 'any', label: 'Any format' },
                  { value: 'quick', label: 'Quick clash' },
                ]}
              />
              <span className="push small faint num">14 rooms</span>
            </div>
            <section>
              <SectionHead aside="5">
                <LiveDot>Live now</LiveDot>
              </SectionHead>
              <ol className="list">
                {ROOMS.map((motion, index) => (
                  <li key={motion} className="room-row">
                    <MiniClock leftMs={index * 40_000} totalMs={120_000} />
                    <div>
                      <Link className="motion motion-sm" href="#room">
                        {motion}
                      </Link>
                      <p className="order-meta">World Schools, standard moderation</p>
                    </div>
                    <span className="small muted">Second speeches</span>
                    <SeatPips for={{ seated: 3, seats: 3 }} against={{ seated: 3 - index, seats: 3 }} />
                    <span className="small num faint nowrap">
                      <Eye className="icon icon-sm" /> 104<span className="visually-hidden"> watching</span>
                    </span>
                    <Button size="sm" look={index === 2 ? 'primary' : 'plain'}>
                      {index === 2 ? 'Take a seat' : 'Watch'}
                    </Button>
                  </li>
                ))}
              </ol>
            </section>
          </div>
          <StartForm />
        </div>
      </div>
    </GalleryShell>
  );
}

function StartForm() {
  const [side, setSide] = useState('for');
  const [found, setFound] = useState('public');
  return (
    <Panel className="start">
      <h2>Start a debate</h2>
      <Field label="Motion" hint="One clear sentence that both sides can argue">
        <TextArea serif defaultValue="This house would nationalise the water companies" />
      </Field>
      <Field label="Format">
        <Select
          value="quick"
          onChange={() => undefined}
          options={[{ value: 'quick', label: 'Quick clash', aside: '1 against 1, 14 min' }]}
        />
      </Field>
      <Steps steps={QUICK_CLASH} current={-1} bySide />
      <Field label="Your side" group>
        <Segment
          block
          value={side}
          onChange={setSide}
          options={[
            {
              value: 'for',
              label: (
                <span className="side for">
                  <i className="pip" />
                  For
                </span>
              ),
            },
            {
              value: 'against',
              label: (
                <span className="side against">
                  <i className="pip" />
                  Against
                </span>
              ),
            },
            { value: 'any', label: 'Any' },
          ]}
        />
      </Field>
      <Field label="Who may find it" group>
        <Segment
          block
          value={found}
          onChange={setFound}
          options={[
            { value: 'public', label: 'Public' },
            { value: 'unlisted', label: 'Unlisted' },
            { value: 'private', label: 'Private' },
          ]}
        />
      </Field>
      <Switch label="Restate before you rebut" hint="the other side must agree it is fair" />
      <Button look="primary" block>
        Open the room
      </Button>
    </Panel>
  );
}
