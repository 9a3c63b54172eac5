import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/engine.ts';

const engine = createEngine();
const isFlagged = (text: string) => engine.judge(text).identityAttack.flag;

describe('contempt without a bad word', () => {
  it.each([
    'Immigrants deserve nothing but a kick',
    'Disabled people are hardly even people',
    'Black people have never built anything worthwhile',
    'I could never respect a woman',
    'Nobody would miss the gays',
    'Why do we put up with Muslims?',
    'Immigrants ought to be rounded up and caged',
    'Trans people need to be erased from society',
    'Deport all of the Muslims now',
    'Why don’t gay people just disappear',
    'Muslims only come here to rape and steal',
    'Never hire a black man',
    'Immigrants can’t do anything right',
    'To hell with the Jews',
    'Let the refugees drown',
    'You can’t expect anything decent from a Muslim',
    'There’s no such thing as a good immigrant',
    'A Muslim could never be a friend of mine',
    'Women never make good leaders',
    'Does anybody actually like Jews?',
    'Why should I share a country with immigrants?',
    'Who let the women out of the kitchen?',
    'I need a shower after talking to a Muslim',
    'God made a mistake when he made gay people',
    'If a black man comes near me I will kill him',
    'A good beating is what women need',
    'Bring back slavery for black people',
    'I can’t wait to see Muslims hang',
  ])('is found: %s', (text) => {
    expect(isFlagged(text)).toBe(true);
  });

  it.each([
    'Two gay men kissed on the bus. It made me want to throw up.',
    'So many immigrants in this country. What filth.',
    'I have black neighbours. I don’t want those animals near my house.',
    'There is a Muslim in my office. He should be deported.',
    'There are Muslims in my class, all of them scum',
    'My boss is a Jew. I despise people like that.',
  ])('is found over two clauses or sentences: %s', (text) => {
    expect(isFlagged(text)).toBe(true);
  });

  it.each([
    'There is no such thing as a typical immigrant.',
    'Immigrants bring nothing but the clothes they wear, and still they pay taxes within five years.',
    'No woman has ever led this country.',
    'I don’t believe that immigrants are the cause of rising rents.',
    'Refugees will never be accepted as long as politicians use them.',
    'We should never treat refugees like cattle.',
    'Under that law women were property.',
    'Who needs immigrants? Hospitals do.',
    'Why is it always immigrants who are blamed?',
    'Refugees live in tents, and that is a disgrace.',
    'Women are paid less for the same work. That is disgusting.',
    'Muslims are insulted on the street every day. It makes me sick.',
    'Immigrants moved in next door. They opened a bakery.',
    'If you are disabled, we will find you a seat.',
    'People like that deserve a second chance: refugees have lost all they had.',
    'The only answer to the claims of refugees is a fair hearing.',
    'What use are rights to refugees who cannot reach a court?',
    'Immigrants have no right to vote in national elections, and the motion asks whether they should.',
    'Disabled people shouldn’t have to beg for a ramp.',
    'Nobody would miss the paperwork if refugees could work.',
    'Are men really capable of judging this?',
    'We should deport criminals, not families.',
    'This town was poorer before the immigrants came.',
    'Immigrants come here to work and to study.',
    'Muslims do not deserve this suspicion.',
    'Muslims and Christians are all the same before the law.',
    'Women are not as strong as men, so the test for firefighters should measure the task and not the person.',
    'Women have no place in combat units today, and the motion would change that.',
    'Poor people should have their debts erased.',
    'Jews were exterminated in camps, and we must remember it.',
    'To hell with the rule that keeps women out of the club.',
    'Let women decide.',
  ])('is not read into arguments about a group: %s', (text) => {
    expect(isFlagged(text)).toBe(false);
  });

  it.each([
    'The law against Muslims was cruel and stupid.',
    'The attack on refugees was a disgrace.',
    'Your hatred of women is disgusting.',
    'Why do you hate Muslims?',
    'It is wrong to hate immigrants.',
    'People who hate Jews disgust me.',
    'I used to hate immigrants. I was wrong.',
    'I hate how women are shown in films.',
    'I am sick of jokes about disabled people.',
    'I doubt that immigrants are the problem.',
    'No study shows that immigrants are lazy.',
    'I know many immigrants and not one of them is lazy.',
    'He wants to kill refugees, and the police do nothing.',
    'Killing Muslims is murder, whatever they believe.',
    'The party wants to throw refugees out, and I want to stop it.',
    '"Fuck immigrants" is a hateful thing to say.',
    "'Kill all immigrants' is no argument.",
    'My uncle keeps saying immigrants are scum.',
    'Fuck, I love immigrants.',
  ])('is not read into other people’s words, wishes or feelings: %s', (text) => {
    expect(isFlagged(text)).toBe(false);
  });

  it.each([
    'Muslims are dangerous.',
    'Immigrants smell.',
    'I don’t want to live near gay people.',
    'The smell of immigrants is unbearable.',
    'It is okay to hate Jews.',
    'Everybody hates immigrants.',
    'I don’t doubt that women are inferior.',
  ])('is found if the author means it: %s', (text) => {
    expect(isFlagged(text)).toBe(true);
  });
});

describe('a verb of violence beside a group', () => {
  const found = (text: string) => {
    const { threat, identityAttack } = engine.judge(text);
    return threat.flag || identityAttack.flag;
  };

  it.each([
    'Cut benefits for migrants and spend the money on schools.',
    'We should cut immigrants’ access to housing.',
    'We must cut migrants’ benefits.',
    'Cut taxes for disabled people.',
    'We should cut the number of migrants.',
    'I would cut welfare for single mothers and immigrants.',
    'Punch up, not at gay people.',
    'We should shoot films about Jews in Poland.',
    'We should cut Muslims some slack.',
    'We should stop beating up on Christians.',
    'The French beat us, and we should beat the French at their own game.',
    'I think this law will hurt women most.',
    'We would hurt migrants if we closed the hostels.',
    'We must crush the myth that women cannot do maths.',
    'Europeans would need less gas for their dark weeks.',
    'In 2007 a court made him pay damages to an injured woman.',
    'Some Jews, Muslims and Roma hold that the body must be buried whole.',
    'Old women could die knowing the truth.',
  ])('is no threat where it hits something else, or is an effect: %s', (text) => {
    expect(found(text)).toBe(false);
  });

  it.each([
    'We should cut up the immigrants.',
    'We should cut off the migrants’ heads.',
    'We should beat up gays.',
    'Let’s hurt the Jews.',
    'I want to hurt gay people.',
    'I’m going to harm Muslims.',
    'We should bomb Israelis.',
    'Bury the Jews alive.',
    'All Muslims should die.',
    'Women can rot in hell.',
  ])('is found where it hits the group: %s', (text) => {
    expect(found(text)).toBe(true);
  });
});
