import { Eye, Hand, MicOff, Pause, Quote, SkipForward, UserMinus } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  Clock,
  ClockLegend,
  Composer,
  Count,
  LiveDot,
  Motion,
  Note,
  PersonRow,
  Said,
  Speech,
  Segment,
  Side,
  Steps,
} from '../../src/index.ts';
import { GalleryShell } from './shell.tsx';
import { QUICK_CLASH } from './states-clock.tsx';

const [FIRST, SECOND] = ['first speaker', 'second speaker'];
const HELD =
  'You count who turns up and ignore why they stay away. Only someone too comfortable to have met a non-voter could say that.';

export function RoomPage() {
  const [tab, setTab] = useState('floor');
  return (
    <GalleryShell path="/app/room/k7q2ma" live fixed>
      <div className="room">
        <Rail />
        <section className="floor" aria-label="Floor">
          <header className="floor-head">
            <p className="room-meta">
              <LiveDot>Live</LiveDot>
              <span className="faint only-wide">Oxford style</span>
              <span className="faint only-wide">standard moderation</span>
              <span className="push faint">
                <Eye className="icon icon-sm" /> <span className="num">38</span>
                <span className="visually-hidden"> watching</span>
              </span>
            </p>
            <Motion as="h1" size="lg">
              This house would make voting compulsory
            </Motion>
            <Steps steps={QUICK_CLASH} current={2} progress={0.62} labelled />
            <Clock
              className="small-clock lg:hidden"
              leftMs={342_000}
              totalMs={900_000}
              state="running"
              airtimeFor={0.46}
            />
            <Segment
              label="View"
              block
              className="lg:hidden"
              value={tab}
              onChange={setTab}
              options={[
                { value: 'floor', label: 'Floor' },
                { value: 'people', label: 'People' },
                {
                  value: 'chat',
                  label: (
                    <>
                      Chat <Count value={4} of="new" />
                    </>
                  ),
                },
              ]}
            />
          </header>
          <RoomWords />
          <Speak />
        </section>
        <section className="aside" aria-label="Clock and backchannel">
          <div className="aside-part clock-part">
            <Clock leftMs={342_000} totalMs={900_000} state="running" airtimeFor={0.46} />
            <ClockLegend airtimeFor={0.46}>Cross-examination</ClockLegend>
          </div>
          <div className="aside-part">
            <header className="aside-head">
              <h2>Backchannel</h2>
              <span>38 here, moderated too</span>
            </header>
            <div className="chat">
              <p>
                <b>Marek</b>Belgium stopped prosecuting and turnout barely moved. Habit?
              </p>
              <p>
                <b>Hana</b>Changed my mind on blank ballots, honestly.
              </p>
            </div>
          </div>
        </section>
        <div className="hostbar" role="toolbar" aria-label="Host">
          <span className="hostbar-label">Host</span>
          <Button size="sm" icon={Pause}>
            Pause
          </Button>
          <Button size="sm" icon={SkipForward}>
            Next step
          </Button>
          <Button size="sm">+60 s</Button>
          <span className="hostbar-sep" />
          <Button size="sm" look="quiet" icon={MicOff}>
            Mute 60 s
          </Button>
          <Button size="sm" look="quiet" icon={UserMinus}>
            Remove
          </Button>
          <Button size="sm" look="danger" className="push">
            End debate
          </Button>
        </div>
      </div>
    </GalleryShell>
  );
}

function Rail() {
  return (
    <section className="rail" aria-label="People">
      <div>
        <p className="rail-head">
          <Side side="for" /> <span className="num">46%</span>
        </p>
        <ul>
          <PersonRow name="Amara Okafor" side="for" presence="here" airtime={{ share: 0.22, fair: 0.25 }} />
          <PersonRow name="Priya Raman" side="for" presence="here" airtime={{ share: 0.24, fair: 0.25 }} />
        </ul>
      </div>
      <div>
        <p className="rail-head">
          <Side side="against" /> <span className="num">54%</span>
        </p>
        <ul>
          <PersonRow
            name="Ines Duarte"
            you
            side="against"
            presence="here"
            airtime={{ share: 0.41, fair: 0.25 }}
          />
          <PersonRow
            name="Jonas Weber"
            side="against"
            presence="away"
            airtime={{ share: 0.13, fair: 0.25 }}
          />
        </ul>
      </div>
    </section>
  );
}

function RoomWords() {
  return (
    <section className="floor-scroll" aria-label="What was said">
      <p className="step-head">
        <b>Cross-examination</b>
        <span>two people, four minutes</span>
      </p>
      <div className="floor-list">
        <Said
          author="Amara Okafor"
          side="for"
          role={FIRST}
          time="18:38"
          words={
            <Speech text="Nobody there calls it tyranny. They call it Saturday, and there are sausages." />
          }
        />
        <Said
          author="Jonas Weber"
          side="against"
          role={SECOND}
          time="18:39"
          words={
            <Speech text="A full ballot box is not a mandate. You have compelled a signature and called it consent. The forced voter picks the first name on the list and goes home." />
          }
        />
        <Note
          verb="asks for evidence"
          to="to everyone"
          time="18:40"
          say="What supports “the forced voter picks the first name on the list”?"
          rule="Rule 4. In an open step, a claim of fact may be asked for its source. Jonas may answer or withdraw it."
          why={[{ term: 'Rule', detail: '4' }]}
        />
        <Said
          author="Priya Raman"
          side="for"
          role={SECOND}
          time="18:41"
          words={
            <Speech text="It happens, in one ballot in a hundred. Set that beside the thirty who stay at home, younger and poorer than the people who decide for them." />
          }
        />
        <Said
          author="You"
          side="against"
          time="18:41"
          state="held"
          words={<Speech text={HELD} spans={[{ start: 54, end: 101 }]} />}
        />
        <Note
          kind="private"
          verb="held your message"
          say="Only you see this. One phrase speaks about Priya, not about her claim."
          rule={
            <>
              <b>Rule 2, speak about the claim.</b> Edit it and it goes out in its place, at its own time.
            </>
          }
          actions={
            <>
              <Button look="primary" size="sm">
                Edit and resend
              </Button>
              <Button size="sm">Withdraw</Button>
            </>
          }
          why={[{ term: 'Rule', detail: '2' }]}
        />
      </div>
    </section>
  );
}

function Speak() {
  const [text, setText] = useState(
    'Austria is the cleaner test: the duty ended province by province after 1992, so everyone knows turnout fell exactly where it ended',
  );
  return (
    <Composer
      value={text}
      onChange={setText}
      onSend={() => setText('')}
      limit={1350}
      state="open"
      hint={
        <>
          <b className="strong">Possible, discuss:</b> “everyone knows” asks for agreement without a source.
          Name the study?
        </>
      }
      aside={<span className="num only-wide">8 s of 90 s</span>}
      actions={
        <Button className="only-wide" look="quiet" size="sm" icon={Quote}>
          Quote
        </Button>
      }
    >
      <Note
        kind="private"
        slim
        verb="private note"
        say="You have had 41% of this discussion; an even share is 25%. Jonas has a hand up."
        actions={
          <Button size="sm" icon={Hand}>
            Yield
          </Button>
        }
        why={[{ term: 'Rule', detail: '3' }]}
      />
    </Composer>
  );
}
