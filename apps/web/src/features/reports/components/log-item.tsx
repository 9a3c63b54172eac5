import { whenWords } from './when-words.ts';

export type LogItemProps = {
  /** Whom or what it was about. */
  about: string;
  reasons: string;
  decision: string | null;
  note: string;
  decidedAtMs: number | null;
};

/** What was decided, about whom or what, and with which words. */
export function LogItem({ about, reasons, decision, note, decidedAtMs }: LogItemProps) {
  return (
    <li className="report-item small">
      <p>
        <b className="strong wrap-anywhere">{about}</b>: {reasons}
      </p>
      <p className="muted">
        {decision}
        {decidedAtMs !== null && <span className="faint num">, {whenWords(decidedAtMs)}</span>}
      </p>
      {note && <p className="wrap-anywhere">{note}</p>}
    </li>
  );
}
