import { Button, ModeratorPaused, Note, SectionHead } from '../../src/index.ts';

const WHY = [
  { term: 'Rule', detail: '2, speak about the claim' },
  { term: 'Found in', detail: 'characters 54–105 of your message' },
  { term: 'Confidence', detail: 'high, 0.91' },
  { term: 'Decided by', detail: 'embedded engine, policy 7; no language model' },
];

const UNFAIR = (
  <Button look="quiet" size="sm">
    Unfair
  </Button>
);

export function NoteStates() {
  return (
    <section>
      <SectionHead aside="ruled: to everyone. Dashed: only you. Boxed: outside the floor">
        Moderator
      </SectionHead>
      <div className="state-grid">
        <Note
          verb="opens the debate"
          to="to everyone"
          time="18:20"
          say="“This house would make voting compulsory.” Amara and Priya speak for, Ines and Jonas against."
          rule="I am an AI. I take no side. I keep the clock, the turns and the house rules."
          why={WHY}
          asks={UNFAIR}
        />
        <Note kind="line" verb="bell" to="to everyone" time="18:52" say="One minute." />
        <Note
          verb="restates"
          to="to Priya"
          time="18:43"
          say="Priya, is this a fair restatement? “Those who stay home lose most, so a duty protects them.”"
          actions={
            <>
              <Button size="sm">Fair</Button>
              <Button size="sm">Not quite</Button>
            </>
          }
          why={WHY}
          asks={UNFAIR}
        />
        <Note
          kind="private"
          verb="held your message"
          time="18:41"
          say="Only you see this. One phrase speaks about Priya, not about her claim."
          rule={<b>Rule 2, speak about the claim.</b>}
          actions={
            <>
              <Button look="primary" size="sm">
                Edit and resend
              </Button>
              <Button size="sm">Withdraw</Button>
            </>
          }
          why={WHY}
          asks={UNFAIR}
        />
        <Note
          kind="boxed"
          verb="holds your message"
          time="18:41"
          say="This looks like a phone number: “+44 20 7946 0000”. Shall I take it out?"
          rule={<b>Rule 5, keep private things private.</b>}
        />
        <Note
          kind="correction"
          verb="correction"
          to="to everyone"
          time="18:58"
          say="Kenji Mori, judge, overturned my hold of 18:41. Ines’s message is back in its place."
          rule={
            <>
              I was wrong to read <b>“comfortable”</b> as a remark about a person. The ledger counts it.
            </>
          }
          why={WHY}
          asks={UNFAIR}
        />
        <Note
          kind="severe"
          verb="paused the room"
          to="to everyone"
          time="19:02"
          say="A message was hidden and the host was called. The clock has stopped for everyone."
          rule="Only the host can see it and decide. Nobody loses time."
          why={WHY}
          asks={UNFAIR}
        />
        <div className="stack">
          <ModeratorPaused since="18:49" action={<Button size="sm">Resume</Button>} />
          <Note
            kind="private"
            slim
            verb="private note"
            say="You have had 41% of this discussion; an even share is 25%. Jonas has a hand up."
            actions={<Button size="sm">Yield to Jonas</Button>}
            why={WHY}
            asks={UNFAIR}
          />
        </div>
      </div>
    </section>
  );
}
