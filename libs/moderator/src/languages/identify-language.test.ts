import { describe, expect, it } from 'vitest';
import { languageParts, nameLanguage } from './identify-language.ts';

describe('the language of a text', () => {
  it.each([
    ['de', 'Das habe ich so nicht gesagt.'],
    ['es', 'No estoy de acuerdo con esa idea.'],
    ['fr', "Je ne suis pas d'accord avec vous."],
    ['it', 'Non sono per niente d’accordo.'],
    ['pt', 'Eu não concordo com essa ideia.'],
    ['nl', 'Dat heb ik helemaal niet gezegd.'],
    ['pl', 'Nie zgadzam się z tym pomysłem.'],
    ['ar', 'لا أتفق مع هذه الفكرة'],
    ['hi', 'मैं इस विचार से सहमत नहीं हूँ।'],
    ['hi-Latn', 'mujhe yeh baat sahi nahi lagti hai'],
    ['zh', '我不同意这个想法。'],
    ['ko', '저는 그 생각에 동의하지 않습니다.'],
    ['ja', '私はその考えに賛成しません。'],
    ['en', 'I do not agree with that idea.'],
  ] as const)('is %s: %s', (language, text) => {
    expect(nameLanguage(text)).toBe(language);
  });

  it.each([
    ['en', 'Ben, you are a damned idiot.'],
    ['en', 'That is not true.'],
    ['en', 'I agree with Ben.'],
    ['en', 'Prove it to me.'],
    ['en', 'Taxes are too high.'],
    ['en', 'Nuclear power is safe.'],
    ['en', 'What about the poor?'],
    ['en', 'Ben is an idiot.'],
    ['en', 'We all pay more.'],
    ['en', 'Ada is wrong here.'],
    ['de', 'Ben, du bist ein verdammter Idiot.'],
    ['de', 'Das stimmt so nicht.'],
    ['de', 'Ich stimme Ben zu.'],
    ['de', 'Beweise mir das mal.'],
    ['de', 'Die Steuern sind zu hoch.'],
    ['de', 'Atomkraft ist sicher.'],
    ['de', 'Und was ist mit Armen?'],
    ['de', 'So ein dummes Argument.'],
    ['de', 'Danke, Ada, sehr klar.'],
    ['de', 'Ada irrt sich hier.'],
    ['es', 'Ben, eres un maldito idiota.'],
    ['es', 'Eres un idiota.'],
    ['es', 'Estoy de acuerdo con Ben.'],
    ['es', 'Demuéstralo, por favor, Ada.'],
    ['es', 'Los impuestos son altos.'],
    ['es', 'La energía nuclear es segura.'],
    ['es', '¿Y qué pasa con los pobres?'],
    ['es', 'Vaya argumento tan malo.'],
    ['es', 'Todos pagamos más ahora.'],
    ['es', 'Ada se equivoca en esto.'],
    ['fr', 'Les voitures devraient être interdites dans le centre de toutes les grandes villes.'],
    ['it', 'Le automobili dovrebbero essere vietate nel centro di tutte le grandi città.'],
    ['pt', 'Os carros deveriam ser proibidos no centro de todas as grandes cidades do país.'],
    ['it', 'Ben, sei un maledetto idiota.'],
    ['fr', 'Nique ta mère.'],
  ] as const)('is %s in a few words, and in many: %s', (language, text) => {
    expect(nameLanguage(text)).toBe(language);
  });

  it.each(['Ben, eres tonto.', 'Ben es un idiota.', 'Ben, tu es un idiot.'])(
    'is no other one where the letters say one and the little words another: %s',
    (text) => {
      expect(nameLanguage(text)).toBe('unknown');
    },
  );

  it.each(['Ok.', 'Berlin', '👍👍', '123 456', '', '@anna', 'A b'])('is not guessed: "%s"', (text) => {
    expect(nameLanguage(text)).toBe('unknown');
  });

  it.each([
    'Я не согласен с этой мыслью.',
    'Δεν συμφωνώ με αυτή την ιδέα.',
    'Jag håller inte alls med om det där.',
  ])('is one that nobody here reads: %s', (text) => {
    expect(nameLanguage(text)).toBe('other');
  });
});

describe('a text in two languages', () => {
  it('is read sentence by sentence', () => {
    const text =
      'I do not agree with that idea. Das habe ich so nicht gesagt! Ok. No estoy de acuerdo contigo.';
    const parts = languageParts(text);
    expect(parts.map(({ language }) => language)).toEqual(['en', 'de', 'es']);
    expect(parts.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
  });

  it('gives a first sentence that is too short to the next', () => {
    expect(languageParts('Ok. Das habe ich so nicht gesagt.').map(({ language }) => language)).toEqual([
      'de',
    ]);
  });

  it('has no part where there is nothing', () => {
    expect(languageParts('')).toEqual([]);
  });
});
