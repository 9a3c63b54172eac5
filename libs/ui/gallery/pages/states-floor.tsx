import { useState } from 'react';
import { ArrowDown, Quote } from 'lucide-react';
import { SeatPips } from '../../src/components/seat-pips.tsx';
import { SeatsChart } from '../../src/art/seats-chart.tsx';
import {
  Button,
  Composer,
  IconButton,
  PersonRow,
  QuoteBlock,
  Said,
  Speech,
  SectionHead,
  Side,
  Taps,
} from '../../src/index.ts';
import type { ComposerState } from '../../src/index.ts';

const FIRST = 'first speaker';
const HELD = 'You count who turns up. Only someone too comfortable to have met a non-voter could say that.';

const TAPS = [
  { value: 'strongPoint', label: 'Strong point', count: 3, mine: true },
  { value: 'sourcePlease', label: 'Source?', count: 1, mine: false },
];

export function FloorStates() {
  return (
    <>
      <section>
        <SectionHead>Words on the floor</SectionHead>
        <div className="state-grid">
          <Said
            author="Amara Okafor"
            side="for"
            role={FIRST}
            time="18:38"
            words={<Speech text="They call it Saturday, and there are sausages." />}
          />
          <Said
            author="You"
            side="against"
            time="18:41"
            state="held"
            words={<Speech text={HELD} spans={[{ start: 24, end: 71 }]} />}
          />
          <Said
            author="Deleted user"
            side="for"
            time="18:12"
            state="hidden"
            words={<Speech text="This person left and took their words with them." />}
          />
          <Said
            author="Ines Duarte"
            side="against"
            time="18:41"
            remark="restored 18:58"
            words={<Speech text="You count who turns up and ignore why they stay away." />}
          />
          <Said
            author="Jonas Weber"
            side="against"
            time="18:42"
            remark={<span className="link">edited</span>}
            quote={<QuoteBlock author="Amara Okafor" text="They call it Saturday." onGo={() => undefined} />}
            words={<Speech text="Half of them call it a fine." />}
            tools={<IconButton size="sm" icon={Quote} label="Quote Jonas Weber" />}
            foot={<Taps taps={TAPS} onTap={() => undefined} />}
          />
          <Said
            author="You"
            side="for"
            state="sending"
            words={<Speech text="A duty lifts turnout to nine in ten." />}
          />
          <Said
            author="You"
            side="for"
            time="18:44"
            state="failed"
            words={<Speech text="A duty lifts turnout to nine in ten." />}
          >
            <Button size="sm">Send again</Button>
          </Said>
        </div>
        <p className="row">
          <Button className="new-below" size="sm" icon={ArrowDown}>
            3 new
          </Button>
        </p>
      </section>
      <section>
        <SectionHead>Composer</SectionHead>
        <div className="state-grid">
          <Writer
            state="open"
            start="Austria is the cleaner test: the duty ended province by province after 1992, so everyone knows turnout fell"
            hint
          />
          <Writer state="closed" note="Jonas speaks until 3:00. You speak next." />
          <Writer
            state="grace"
            start="And that is why"
            note="Your time is over. You can still send for 9 s."
          />
          <Writer
            state="offline"
            start="And that is why"
            note="You are offline. The clock pauses after 15 s."
          />
          <Writer state="open" start={'A very long speech. '.repeat(9)} limit={140} />
        </div>
      </section>
      <section>
        <SectionHead>Sides and people</SectionHead>
        <div className="state-controls">
          <ul>
            <PersonRow name="Amara Okafor" side="for" presence="here" airtime={{ share: 0.22, fair: 0.25 }} />
            <PersonRow
              name="Ines Duarte"
              side="against"
              presence="away"
              you
              airtime={{ share: 0.41, fair: 0.25 }}
            />
            <PersonRow name="Kenji Mori" presence="here" remark="judge" />
          </ul>
          <div className="stack">
            <p className="row">
              <Side side="for" /> <Side side="against" /> <Side side="undecided" />
            </p>
            <SeatPips for={{ seated: 3, seats: 3 }} against={{ seated: 1, seats: 3 }} />
          </div>
          <SeatsChart for={17} against={10} undecided={11} />
        </div>
      </section>
    </>
  );
}

function Writer(props: {
  state: ComposerState;
  start?: string;
  note?: string;
  hint?: boolean;
  limit?: number;
}) {
  const [text, setText] = useState(props.start ?? '');
  return (
    <div className="frame">
      <Composer
        value={text}
        onChange={setText}
        onSend={() => setText('')}
        limit={props.limit ?? 1350}
        state={props.state}
        note={props.note}
        placeholder="Say it in your own words"
        hint={
          props.hint && (
            <>
              <b className="strong">Possible, discuss:</b> “everyone knows” asks for agreement without a
              source. Name the study?
            </>
          )
        }
        actions={
          <Button look="quiet" size="sm" icon={Quote}>
            Quote
          </Button>
        }
      />
    </div>
  );
}
