import { QUICK_CLASH, speakingSeconds } from '@rostrum/domain';
import * as m from '@rostrum/words/landing';

const minutes = (seconds: number) => `${Math.round(seconds / 60)}`;

const seats = () => [
  {
    who: m.students(),
    text: m.studentsText({
      preparation: minutes(QUICK_CLASH.preparationSeconds),
      speaking: minutes(speakingSeconds(QUICK_CLASH)),
    }),
  },
  { who: m.teachers(), text: m.teachersText() },
  { who: m.teams(), text: m.teamsText() },
  { who: m.curious(), text: m.curiousText() },
];

export function Benefits() {
  return (
    <section className="band" id="benefits" aria-labelledby="benefits-title">
      <div className="band-in benefits">
        <h2 className="display" id="benefits-title">
          {m.benefitsTitle()}
        </h2>
        {seats().map(({ who, text }) => (
          <div key={who}>
            <h3>{who}</h3>
            <p data-claim="landing-benefits">{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
