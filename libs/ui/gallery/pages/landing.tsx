import { SeatsChart } from '../../src/art/seats-chart.tsx';
import { ButtonLink, Clock, HemicycleHero, Note, PublicShell, PlainSpeech, Said } from '../../src/index.ts';
import { PUBLIC_LINKS } from '../../src/testing/shell-links.ts';

export function LandingPage() {
  return (
    <PublicShell
      links={PUBLIC_LINKS}
      supportHref="https://donate.example/rostrum"
      currentPath="/"
      account={
        <>
          <ButtonLink look="quiet" href="/sign-in">
            Sign In
          </ButtonLink>
          <ButtonLink className="only-wide" href="/sign-up">
            Register
          </ButtonLink>
        </>
      }
    >
      <section className="hero">
        <HemicycleHero />
        <div className="hero-words">
          <h1>Disagree properly.</h1>
          <p>
            Rostrum runs live debates under an AI moderator that keeps the clock, the turns and the tone, says
            why it steps in, and treats both sides alike.
          </p>
          <div className="hero-acts">
            <ButtonLink look="primary" size="lg" href="/sign-up">
              Open a room
            </ButtonLink>
            <ButtonLink size="lg" href="#how-it-works">
              See how it works
            </ButtonLink>
          </div>
        </div>
        <div className="hero-floor">
          <Said
            author="Amara Okafor"
            side="for"
            time="1:24"
            words={
              <PlainSpeech text="Nobody there calls it tyranny. They call it Saturday, and there are sausages outside the polling station." />
            }
          />
          <Clock
            className="hero-clock"
            leftMs={342_000}
            totalMs={900_000}
            state="running"
            airtimeFor={0.46}
            label="This house would make voting compulsory"
          />
          <Said
            author="Jonas Weber"
            side="against"
            time="0:51"
            words={
              <PlainSpeech text="You have compelled a signature and called it consent. A full ballot box is not a mandate." />
            }
          />
        </div>
      </section>
      <section className="band">
        <div className="band-in demo">
          <div>
            <h2 className="display">It says why.</h2>
            <p className="lede">
              Every time the moderator steps in, it quotes what it saw, names the rule and offers the way on.
            </p>
          </div>
          <div className="demo-box">
            <Said
              author="You"
              side="against"
              state="held"
              words={
                <PlainSpeech
                  text="Only someone too comfortable to have met a non-voter could say that."
                  spans={[{ start: 0, end: 47 }]}
                />
              }
            />
            <Note
              kind="private"
              verb="held your message"
              say="Only you see this. One phrase speaks about Priya, not about her claim."
              rule={<b>Rule 2, speak about the claim.</b>}
            />
          </div>
        </div>
      </section>
      <section className="section" id="how-it-works">
        <h2 className="display">How it works</h2>
        <ol className="how">
          {['Take a seat', 'The clock is fair', 'Words are weighed', 'Minds change'].map((title, index) => (
            <li key={title}>
              <span className="how-n">{index + 1}</span>
              <div className="how-fig">
                {index === 3 ? (
                  <SeatsChart for={17} against={10} undecided={11} />
                ) : (
                  <Clock leftMs={90_000} totalMs={120_000} state="running" />
                )}
              </div>
              <h3>{title}</h3>
              <p>A sentence or two about this step of a debate.</p>
            </li>
          ))}
        </ol>
      </section>
    </PublicShell>
  );
}
