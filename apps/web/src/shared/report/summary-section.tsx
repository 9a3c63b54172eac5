import { relativeTime, type DebateReport, type Message, type Room, shownName } from '@rostrum/domain';
import { LINES_WORDS, NOT_JUDGED_WORDS } from '@rostrum/moderator/report';
import { SectionHead, Side, SpeechLine } from '@rostrum/ui';
import * as m from '@rostrum/words/report-page';

export type SummarySectionProps = {
  room: Room;
  messages: readonly Message[];
  report: DebateReport;
  onGo: (messageId: string) => void;
};

/** What each side argued, in its own words; each line leads to where it was said, and to the words that it answers. */
export function SummarySection({ room, messages, report, onGo }: SummarySectionProps) {
  const { summary, notJudged } = report;
  const chosenBy = LINES_WORDS[summary.engine]();
  return (
    <section aria-labelledby="summary-head">
      <SectionHead id="summary-head" aside={m.inOwnWords()}>
        {m.inShort()}
      </SectionHead>
      {notJudged.summary ? (
        <p className="muted">{NOT_JUDGED_WORDS[notJudged.summary]()}</p>
      ) : (
        <>
          {chosenBy && <p className="muted small">{chosenBy}</p>}
          <div className="report-sides">
            {(['for', 'against'] as const).map((side) => (
              <div key={side} className={side}>
                <p>
                  <Side side={side} />
                </p>
                {summary[side].length === 0 && <p className="muted small">{m.noSentence()}</p>}
                <ul className="grid gap-3">
                  {summary[side].map((words) => (
                    <li key={`${words.messageId}-${words.start}`} className="serif wrap-anywhere">
                      <SpeechLine text={words.text} />{' '}
                      <Cite room={room} messages={messages} messageId={words.messageId} onGo={onGo} />
                      {words.answers && (
                        <span className="small muted">
                          {' '}
                          {m.answers()}{' '}
                          <Cite
                            room={room}
                            messages={messages}
                            messageId={words.answers.messageId}
                            onGo={onGo}
                          />
                        </span>
                      )}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </>
      )}
    </section>
  );
}

type CiteProps = Omit<SummarySectionProps, 'report'> & { messageId: string };

/** The way to some words in the transcript, by the time at which they were said. */
export function Cite({ room, messages, messageId, onGo }: CiteProps) {
  const message = messages.find(({ id }) => id === messageId);
  if (!message) return null;
  const time = relativeTime(message.createdAtMs, room.startedAtMs);
  return (
    <button
      type="button"
      className="cite num"
      aria-label={m.citeAt({ name: shownName(message.authorName), time })}
      onClick={() => onGo(messageId)}
    >
      {time}
    </button>
  );
}
