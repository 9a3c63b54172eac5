import { SeatPips } from '../../src/components/seat-pips.tsx';
import {
  Button,
  ButtonLink,
  Clock,
  Count,
  Link,
  LiveDot,
  MiniClock,
  Motion,
  PageHead,
  SectionHead,
  Side,
  Avatar,
} from '../../src/index.ts';
import { GalleryShell } from './shell.tsx';

export function DashboardPage() {
  return (
    <GalleryShell path="/app/dashboard" live>
      <div className="page">
        <PageHead
          title="Friday 20 November"
          lede="One debate under way, two invitations, two rooms opening tonight."
        >
          <Button>Join with a code</Button>
          <Button look="primary">Start a debate</Button>
        </PageHead>
        <div className="paper">
          <div className="stack-8">
            <section className="lead">
              <div>
                <p className="row small">
                  <LiveDot>You are in this room</LiveDot>
                  <span className="faint">Oxford style, 38 watching</span>
                </p>
                <Motion size="lg">This house would make voting compulsory</Motion>
                <p className="muted">
                  Moderated discussion. You speak <Side side="against" />, and Jonas has a hand up.
                </p>
                <p className="row" style={{ marginTop: '0.75rem' }}>
                  <ButtonLink look="primary" href="/app/room/k7q2ma">
                    Return to the room
                  </ButtonLink>
                  <Button look="quiet">Leave my seat</Button>
                </p>
              </div>
              <Clock leftMs={342_000} totalMs={900_000} state="running" airtimeFor={0.46} />
            </section>
            <section>
              <SectionHead
                aside={
                  <Link className="link" href="/app/room">
                    All rooms
                  </Link>
                }
              >
                Live now
              </SectionHead>
              <ul className="list">
                {[
                  'This house would replace entrance essays with a lottery among the qualified',
                  'This house believes that museums should return what empires took',
                ].map((motion, index) => (
                  <li key={motion}>
                    <div className="row py-3">
                      <MiniClock leftMs={index ? 96_000 : 20_000} totalMs={120_000} />
                      <div>
                        <Link href="#room" className="motion motion-sm">
                          {motion}
                        </Link>
                        <span className="order-meta">Lincoln–Douglas, 1AR. Sofia Rossi and Daniel Osei</span>
                      </div>
                      <div className="row push">
                        <SeatPips for={{ seated: 1, seats: 1 }} against={{ seated: 1 - index, seats: 1 }} />
                        12 watching
                      </div>
                    </div>
                  </li>
                ))}
              </ul>
            </section>
          </div>
          <aside className="stack-8">
            <section>
              <SectionHead aside={<Count value={2} of="invitations" />}>Invitations</SectionHead>
              <ul className="list">
                <li className="invite">
                  <Avatar name="Kenji Mori" />
                  <div>
                    <p>
                      <b className="strong">Kenji Mori</b> asks you to speak <Side side="for" />
                    </p>
                    <Motion size="sm" as="h3">
                      This house would nationalise the water companies
                    </Motion>
                    <p className="tiny faint">Lincoln–Douglas, ends in 21 h</p>
                    <p className="row" style={{ marginTop: '0.5rem' }}>
                      <Button look="primary" size="sm">
                        Accept
                      </Button>
                      <Button look="quiet" size="sm">
                        Decline
                      </Button>
                    </p>
                  </div>
                </li>
              </ul>
            </section>
          </aside>
        </div>
      </div>
    </GalleryShell>
  );
}
