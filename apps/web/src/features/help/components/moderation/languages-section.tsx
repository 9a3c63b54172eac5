import { languageName, ROOM_LANGUAGES } from '@rostrum/domain';
import * as m from '@rostrum/words/moderation-page';
import { capitalised } from '../../../../shared/debate-words/capitalised.ts';
import { watchedWords } from '../../../../shared/debate-words/watched-words.ts';

/** What is found in each language, from the table that rooms show before they open. */
export function LanguagesSection() {
  return (
    <>
      <p data-claim="moderation-languages">{m.languagesAbout()}</p>
      <table className="data" aria-label={m.languagesTable()}>
        <thead>
          <tr>
            <th scope="col">{m.language()}</th>
            <th scope="col">{m.finds()}</th>
          </tr>
        </thead>
        <tbody>
          {ROOM_LANGUAGES.map((language) => (
            <tr key={language} data-claim="moderation-languages">
              <th scope="row">{capitalised(languageName(language))}</th>
              <td>{watchedWords(language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
