export function RunItSection() {
  return (
    <>
      <p data-claim="run-it">
        The whole product is open source under the MIT licence. With Node.js and Java on your machine, one
        command in the repository starts everything, with demo people and no account anywhere:
      </p>
      <pre className="guide-code">npm start</pre>
      <p data-claim="run-it">
        To run it for your school or club you need a Firebase project and a Clerk application. The page on
        operations in the repository’s documentation leads through it, and one command deploys:
      </p>
      <pre className="guide-code">npm run deploy</pre>
    </>
  );
}
