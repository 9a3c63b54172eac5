import type { Live, ModerationLog } from '@rostrum/data';
import type { FiledAppeal } from '@rostrum/domain';
import { ADA, aCareCard, aRoom, BEN, CLEO, NOON_MS } from '@rostrum/domain/testing';
import { screen, within } from '@testing-library/react';
import { inLanguage } from '@rostrum/words';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { inRoom, type RoomChanges } from '../session/testing/in-room.tsx';
import { ActCard } from './act-card.tsx';
import { AppealDialog } from './appeal-dialog.tsx';
import { AppealsList } from './appeals-list.tsx';
import { CareCards } from './care/care-cards.tsx';
import { LogList } from './log-list.tsx';
import { aJudgement, someRulings } from './testing/a-judgement.ts';

/** In a German page, in a room whose debate is in English unless `changes` say otherwise. */
const inGermanPage = (part: ReactNode, changes: RoomChanges = {}) =>
  inLanguage('de', () => renderPage(inRoom(<div lang="de">{part}</div>, changes)));

const languageOf = (words: string | RegExp) =>
  screen.getByText(words).closest('[lang]')?.getAttribute('lang');

const act = aJudgement({ says: 'One phrase.', quote: 'you are', rule: 'Rule 2', statement: undefined });

it('an act is in the language of its debate, its verb and buttons in that of the page', () => {
  inGermanPage(<ActCard act={act} rulings={someRulings()} readers="you" />);
  expect([languageOf('One phrase.'), languageOf('Rule 2.'), languageOf('you are')]).toEqual([
    'en',
    'en',
    'en',
  ]);
  expect([languageOf('Moderator'), languageOf('Einspruch')]).toEqual(['de', 'de']);
});

it('in a debate that the moderator does not speak, its words are marked as English', () => {
  inGermanPage(<ActCard act={act} readers="you" />, { room: aRoom({ language: 'fr' }) });
  expect(languageOf('One phrase.')).toBe('en');
});

it('a care card is in the language of its debate', () => {
  const card = aCareCard({ about: ADA, says: '¿Estás bien?' });
  inGermanPage(<CareCards />, { care: [card], room: aRoom({ language: 'es' }) });
  expect(languageOf('¿Estás bien?')).toBe('es');
  expect(languageOf('Moderator')).toBe('de');
});

it('the log has the words and the rule of an act in the language of its debate', () => {
  const log: Live<ModerationLog> = { status: 'ready', value: { acts: [act] }, stale: false };
  const onGo = () => undefined;
  inGermanPage(<LogList room={aRoom()} uid={BEN} rulings={someRulings()} onGo={onGo} useLog={() => log} />);
  expect([languageOf(/^One phrase\./), languageOf('Rule 2')]).toEqual(['en', 'en']);
  expect(languageOf(/Regelwerk/)).toBe('de');
});

it('an appeal shows the moderator’s words in the language of the debate, and nobody else’s', () => {
  const appeal: FiledAppeal = {
    id: act.id,
    by: BEN,
    atMs: NOON_MS,
    verdict: null,
    decidedBy: null,
    decidedAtMs: null,
    reason: 'Ich meinte die Uhr.',
    roomId: 'room-1',
    motion: 'This house would test',
    act: act.act,
    says: act.says,
    rule: act.rule,
    messageId: 'm1',
    text: 'You are late.',
    concerns: [BEN],
  };
  inGermanPage(<AppealsList />, { uid: CLEO, appeals: [appeal] });
  expect([languageOf('One phrase.'), languageOf('Rule 2.')]).toEqual(['en', 'en']);
  expect([languageOf('Ich meinte die Uhr.'), languageOf('You are late.')]).toEqual(['de', 'de']);
});

it('who appeals reads the moderator’s words in the language of the debate', () => {
  inGermanPage(<AppealDialog act={act} onClose={() => undefined} />);
  const words = within(screen.getByText('Der Moderator hat geschrieben:')).getByText(/^One phrase\./);
  expect(words).toHaveAttribute('lang', 'en');
});
