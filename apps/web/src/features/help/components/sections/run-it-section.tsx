import * as m from '@rostrum/words/guide';

export function RunItSection() {
  return (
    <>
      <p data-claim="run-it">{m.runLocally()}</p>
      <pre className="guide-code">{'npm start'}</pre>
      <p data-claim="run-it">{m.runDeployed()}</p>
      <pre className="guide-code">{'npm run deploy'}</pre>
    </>
  );
}
