import { languageName, ROOM_LANGUAGES } from '@rostrum/domain';
import { watchedWords } from '../../../../shared/debate-words/watched-words.ts';

/** What is found in each language, from the table that rooms show before they open. */
export function LanguagesSection() {
  return (
    <>
      <p data-claim="moderation-languages">
        In every language it looks for e-mail addresses and numbers, floods, and orders to itself. What else
        it finds depends on the language, and the room says so before it opens.
      </p>
      <table className="data" aria-label="What the moderator finds in each language">
        <thead>
          <tr>
            <th scope="col">Language</th>
            <th scope="col">What it finds</th>
          </tr>
        </thead>
        <tbody>
          {ROOM_LANGUAGES.map((language) => (
            <tr key={language} data-claim="moderation-languages">
              <th scope="row">{languageName(language)}</th>
              <td>{watchedWords(language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
