import { QUICK_CLASH, speakingSeconds } from '@rostrum/domain';

const minutes = (seconds: number) => Math.round(seconds / 60);

const SEATS = [
  {
    who: 'Students',
    text: `A whole spoken debate in a quarter of an hour: ${minutes(QUICK_CLASH.preparationSeconds)} minutes to prepare, ${minutes(speakingSeconds(QUICK_CLASH))} to argue. Tomorrow again, with the sides swapped.`,
  },
  {
    who: 'Teachers',
    text: 'Send each pair a link. Afterwards read who said what in which step, and what the moderator did about it.',
  },
  {
    who: 'Teams and councils',
    text: 'Hear both sides of a hard choice for equally long, before the loudest voice has settled it.',
  },
  {
    who: 'The curious',
    text: 'One motion, one opponent, one turn each. Nobody is shouted down, and changing your mind is good news.',
  },
];

export function Benefits() {
  return (
    <section className="band" id="benefits" aria-labelledby="benefits-title">
      <div className="band-in benefits">
        <h2 className="display" id="benefits-title">
          Who sits here
        </h2>
        {SEATS.map(({ who, text }) => (
          <div key={who}>
            <h3>{who}</h3>
            <p data-claim="landing-benefits">{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
