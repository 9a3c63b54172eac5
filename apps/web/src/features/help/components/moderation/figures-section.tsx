import { languageName, ROOM_LANGUAGES } from '@rostrum/domain';
import { Collapsible, Tag } from '@rostrum/ui';
import * as m from '@rostrum/words/moderation-page';
import { capitalised } from '../../../../shared/debate-words/capitalised.ts';
import { ForOtherLanguages } from '../../../../shared/language/for-other-languages.tsx';
import figures from '../../logic/moderation/figures.json';

type FigureRow = (typeof figures)[number];

/** The last results of `npm run evaluate`; it writes `figures.json`, and nobody types a figure by hand. */
export function FiguresSection() {
  const heads = [...new Set(figures.map(({ head }) => head))];
  const reached = figures.filter((figure) => figure.reached).length;
  return (
    <>
      <p data-claim="moderation-figures">{m.figuresAbout({ reached, all: figures.length })}</p>
      <ForOtherLanguages>{m.figuresEnglish()}</ForOtherLanguages>
      <div className="faq-folds">
        {heads.map((head) => (
          <Head key={head} head={head} rows={figures.filter((figure) => figure.head === head)} />
        ))}
      </div>
    </>
  );
}

function Head({ head, rows }: { head: string; rows: readonly FigureRow[] }) {
  const reached = rows.filter((row) => row.reached).length;
  return (
    <Collapsible
      summary={
        <span className="figure-head">
          {isLanguage(head) ? (
            <span>{capitalised(languageName(head))}</span>
          ) : (
            <span lang="en">{asWords(head)}</span>
          )}
          <span className="muted small">{m.figuresReached({ reached, all: rows.length })}</span>
        </span>
      }
    >
      <table className="data measured" aria-label={m.figuresOf({ head })}>
        <thead>
          <tr>
            <th scope="col">{m.figure()}</th>
            <th scope="col">{m.reached()}</th>
            <th scope="col">{m.aim()}</th>
            <th scope="col">{m.trivial()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.figure}>
              <th scope="row" lang="en">
                {row.figure}
              </th>
              <td className="nowrap">
                {row.value}{' '}
                <span className="muted">
                  ({row.low}–{row.high})
                </span>
              </td>
              <td className="nowrap">
                {row.aim} {!row.reached && <Tag>{m.notReached()}</Tag>}
              </td>
              <td lang="en">{row.trivial}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Collapsible>
  );
}

/** The figures of one language have its tag for a name. */
function isLanguage(head: string): boolean {
  return ROOM_LANGUAGES.some((language) => language === head);
}

/** "personAttack" as people read it. */
function asWords(head: string): string {
  const words = head.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
