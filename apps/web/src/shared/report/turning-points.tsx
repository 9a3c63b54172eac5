import { relativeTime } from '@rostrum/domain';
import { turningPointWords } from '@rostrum/moderator/report';
import { SectionHead, Side, SpeechLine } from '@rostrum/ui';
import * as m from '@rostrum/words/report-page';
import { Cite, type SummarySectionProps } from './summary-section.tsx';

/** The moments at which something changed. */
export function TurningPoints({ room, messages, report: { turningPoints }, onGo }: SummarySectionProps) {
  return (
    <section aria-labelledby="turning-head">
      <SectionHead id="turning-head">{m.turningPoints()}</SectionHead>
      {turningPoints.length === 0 ? (
        <p className="muted pt-3">{m.noTurningPoints()}</p>
      ) : (
        <ol className="list">
          {turningPoints.map((point) => (
            <li key={`${point.kind}-${point.atMs}`} className="grid gap-1 py-3">
              <p className="row wrap small">
                <span className="num muted">{relativeTime(point.atMs, room.startedAtMs)}</span>
                <b>{turningPointWords(point)}</b>
                {point.side && <Side side={point.side} />}
              </p>
              {point.words && (
                <p className="serif wrap-anywhere">
                  <q>
                    <SpeechLine text={point.words.text} />
                  </q>{' '}
                  <Cite room={room} messages={messages} messageId={point.words.messageId} onGo={onGo} />
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
