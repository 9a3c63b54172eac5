import type { ReactNode } from 'react';
import {
  DELETED_NAME,
  DIMENSIONS,
  FEWEST_TOLD,
  formatName,
  LIMITS,
  OTHER_LANGUAGES,
  QUICK_CLASH,
  shownName,
  speakingSeconds,
  withPace,
} from '@rostrum/domain';
import { asNode } from '@rostrum/ui';
import * as m from '@rostrum/words/faq';
import { PATHS, settingsUrl } from '../../../shared/navigation/paths.ts';
import { ModelUse } from '../../../shared/model-use/model-use.tsx';
import { Contact } from './contact.tsx';
import { linkTo } from '../../../shared/navigation/link-to.tsx';

interface Question {
  /** The answer's row in docs/help-claims.md, which names the tests that prove it. */
  claim: string;
  question: string;
  answer: ReactNode;
}

export interface QuestionGroup {
  id: string;
  title: string;
  questions: readonly Question[];
}

const minutes = (seconds: number) => seconds / 60;

const gettingStarted = (): QuestionGroup => ({
  id: 'getting-started',
  title: m.gettingStarted(),
  questions: [
    {
      claim: 'faq-start',
      question: m.start(),
      answer: <p>{asNode(m.startAnswer({ room: linkTo(PATHS.startDebate) }))}</p>,
    },
    {
      claim: 'faq-code',
      question: m.code(),
      answer: (
        <p>
          {asNode(
            m.codeAnswer({
              count: LIMITS.roomCodeLength,
              command: '> join',
              join: linkTo(PATHS.joinDebate),
              code: (inside) => <code>{asNode(inside)}</code>,
            }),
          )}
        </p>
      ),
    },
    {
      claim: 'faq-length',
      question: m.length(),
      answer: (
        <p>
          {m.lengthAnswer({
            format: formatName(QUICK_CLASH),
            preparation: minutes(QUICK_CLASH.preparationSeconds),
            typed: minutes(speakingSeconds(withPace(QUICK_CLASH, 'written'))),
            dictated: minutes(speakingSeconds(QUICK_CLASH)),
          })}
        </p>
      ),
    },
    {
      claim: 'faq-pace',
      question: m.pace(),
      answer: <p>{m.paceAnswer({ words: LIMITS.typedWordsPerMinute })}</p>,
    },
    { claim: 'faq-cost', question: m.cost(), answer: <p>{m.costAnswer()}</p> },
  ],
});

const moderator = (): QuestionGroup => ({
  id: 'moderator',
  title: m.moderator(),
  questions: [
    {
      claim: 'faq-verdict',
      question: m.verdict(),
      answer: <p>{m.verdictAnswer({ count: DIMENSIONS.length })}</p>,
    },
    {
      claim: 'faq-powers',
      question: m.powers(),
      answer: <p>{asNode(m.powersAnswer({ acts: linkTo(`${PATHS.moderation}#acts`) }))}</p>,
    },
    {
      claim: 'faq-wrong',
      question: m.wrong(),
      answer: (
        <p>
          {asNode(
            m.wrongAnswer({
              contact: (inside) => <Contact>{asNode(inside)}</Contact>,
              page: linkTo(PATHS.moderation),
            }),
          )}
        </p>
      ),
    },
    {
      claim: 'faq-model',
      question: m.model(),
      answer: (
        <p>
          <ModelUse none={m.noModel()} /> {m.modelAnswer()}
        </p>
      ),
    },
    { claim: 'faq-strictness', question: m.strictness(), answer: <p>{m.strictnessAnswer()}</p> },
    {
      claim: 'faq-languages',
      question: m.languages(),
      answer: (
        <p>
          {asNode(
            m.languagesAnswer({
              count: OTHER_LANGUAGES.length,
              page: linkTo(`${PATHS.moderation}#languages`),
            }),
          )}
        </p>
      ),
    },
  ],
});

const record = (): QuestionGroup => ({
  id: 'record',
  title: m.record(),
  questions: [
    { claim: 'faq-readers', question: m.readers(), answer: <p>{m.readersAnswer()}</p> },
    {
      claim: 'faq-private-things',
      question: m.privateThings(),
      answer: (
        <>
          <ul>
            <li>{m.votesSeen({ fewest: FEWEST_TOLD })}</li>
            <li>{m.draftsSeen()}</li>
            <li>{m.ballotsSeen()}</li>
            <li>{m.notesSeen()}</li>
            <li>{m.careSeen()}</li>
            <li>{m.flagsSeen()}</li>
            <li>{m.reportsSeen()}</li>
          </ul>
          <p>{asNode(m.restInGuide({ guide: linkTo(`${PATHS.help}#privacy`) }))}</p>
        </>
      ),
    },
    { claim: 'faq-record', question: m.keep(), answer: <p>{m.keepAnswer()}</p> },
    { claim: 'faq-connection', question: m.connection(), answer: <p>{m.connectionAnswer()}</p> },
    {
      claim: 'faq-email',
      question: m.email(),
      answer: <p>{asNode(m.emailAnswer({ settings: linkTo(settingsUrl('reach')) }))}</p>,
    },
    {
      claim: 'faq-account',
      question: m.account(),
      answer: (
        <p>
          {asNode(
            m.accountAnswer({
              name: shownName(DELETED_NAME),
              data: linkTo(settingsUrl('data')),
              remove: linkTo(settingsUrl('delete')),
            }),
          )}
        </p>
      ),
    },
  ],
});

/** The questions in the language of the moment. */
export const questionGroups = (): readonly QuestionGroup[] => [gettingStarted(), moderator(), record()];
