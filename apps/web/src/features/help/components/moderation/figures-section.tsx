import { Collapsible, Tag } from '@rostrum/ui';
import figures from '../../logic/moderation/figures.json';

type FigureRow = (typeof figures)[number];

/** The last results of `npm run evaluate`; it writes `figures.json`, and nobody types a figure by hand. */
export function FiguresSection() {
  const heads = [...new Set(figures.map(({ head }) => head))];
  const reached = figures.filter((figure) => figure.reached).length;
  return (
    <>
      <p data-claim="moderation-figures">
        Measured on labelled texts that the engine was not trained on, apart from lines that say “seen”, with
        one threshold for each head. In brackets the range of 95 % of samples. “Trivial” is what needs no
        engine at all. {reached} of {figures.length} figures reach what we aim at; the others say so.
      </p>
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
          <span>{asWords(head)}</span>
          <span className="muted small">
            {reached} of {rows.length} reached
          </span>
        </span>
      }
    >
      <table className="data measured" aria-label={`Figures: ${head}`}>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">Reached</th>
            <th scope="col">Aim</th>
            <th scope="col">Trivial</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.figure}>
              <th scope="row">{row.figure}</th>
              <td className="nowrap">
                {row.value}{' '}
                <span className="muted">
                  ({row.low}–{row.high})
                </span>
              </td>
              <td className="nowrap">
                {row.aim} {!row.reached && <Tag>not reached</Tag>}
              </td>
              <td>{row.trivial}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Collapsible>
  );
}

/** "personAttack" as people read it. */
function asWords(head: string): string {
  const words = head.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
