import { ADA, BEN } from '@rostrum/domain/testing';
import { inLanguage, type Language } from '@rostrum/words';
import { expect, it } from 'vitest';
import { acted, aSignal, attack, Room } from './testing/build.ts';

/** What an attack of Ada's leads to, in a room that debates in a language. */
function heldIn(language: Language | undefined) {
  const [made] = acted(new Room({ language }).post(ADA, [attack()]));
  return made;
}

it('the moderator speaks the language of the room, whatever the language of the moment', () => {
  const made = inLanguage('es', () => heldIn('de'));
  expect(made?.intervention).toMatchObject({
    says: expect.stringMatching(/An einer Stelle geht es um eine Person, nicht um eine Behauptung\.$/),
    rule: 'Regel 2, sprich über die Behauptung',
    statement: { explanation: expect.stringMatching(/^Die Worte urteilen über eine Person/) },
    why: expect.arrayContaining([
      {
        label: 'Grund',
        value: 'In diesen Worten geht es um eine Person, nicht um eine Behauptung.',
        is: 'because',
      },
      { label: 'Ausschlaggebendes Wort', value: 'word' },
    ]),
  });
});

it('without a language of the room it speaks that of the moment', () => {
  expect(inLanguage('es', () => heldIn(undefined))?.intervention.says).toMatch(/^Esto solo lo ve(?:s|is) /);
});

it('its decision is the same in every language, and a page can tell the factors apart', () => {
  const decided = (language: Language) => {
    const { intervention, ...rest } = heldIn(language)!;
    const { act, level, spans, why } = intervention;
    return { ...rest, rule: null, intervention: { act, level, spans, is: why.map((one) => one.is) } };
  };
  expect(decided('de')).toEqual(decided('en'));
  expect(decided('es')).toEqual(decided('en'));
  expect(decided('de').intervention.is).toEqual(
    expect.arrayContaining(['rule', 'figure', 'kind', 'because', 'decidedBy']),
  );
});

it('names and quotes are left as they are in each sentence', () => {
  const room = new Room({ language: 'es' });
  room.post(BEN);
  const text = 'You say that an empty bus helps nobody.';
  const [made] = acted(room.post(ADA, [aSignal('restatement', { spans: [] })], { text }));
  expect(made?.intervention.says).toBe(`Ben Okafor, ¿refleja bien lo que dijiste? «${text}»`);
});
