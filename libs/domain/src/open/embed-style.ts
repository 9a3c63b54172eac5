/** The sheet of the page for frames. It is in the page itself, whose policy allows exactly this text by its hash. */
export const EMBED_STYLE = `
:root{color-scheme:light dark;--ink:#15201b;--faint:#52625a;--ground:#fbfcfb;--line:#cdd6d1;--for:#0b6b4f;--against:#9a3412;--accent:#0b6b4f}
@media(prefers-color-scheme:dark){:root{--ink:#e6ede9;--faint:#a3b3ab;--ground:#0b110f;--line:#2b3833;--for:#5fd0a5;--against:#f5a37a;--accent:#5fd0a5}}
*{box-sizing:border-box}
body{margin:0;padding:1rem;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
a{color:var(--accent)}
a:focus-visible,input:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
h1{font:600 1.35rem/1.3 Georgia,serif;margin:.25rem 0 .5rem}
h2{font-size:1rem;margin:.75rem 0 .5rem}
p{margin:.25rem 0}
dl,dd,ol{margin:0;padding:0}
ol{list-style:none}
dl div{display:flex;flex-wrap:wrap;gap:0 .5rem}
dt{font-weight:600}
.for dt,.for .who b{color:var(--for)}
.against dt,.against .who b{color:var(--against)}
.faint,time{color:var(--faint);font-size:.875rem}
fieldset{min-width:0;margin:1rem 0;padding:0;border:0;border-top:1px solid var(--line);display:flex;flex-wrap:wrap;gap:.25rem;padding-top:.75rem}
legend{padding:0;font-weight:600}
.step{display:contents}
.step>input{order:0;width:1.5rem;height:1.5rem;margin:0 .25rem 0 0;accent-color:var(--accent)}
.step>section{order:1;width:100%}
.step>input:not(:checked)+section{display:none}
li{margin:0 0 .75rem;padding-inline-start:.75rem;border-inline-start:3px solid var(--line)}
li.for{border-color:var(--for)}
li.against{border-color:var(--against)}
li.act{border-inline-start-style:dotted}
.who{display:flex;flex-wrap:wrap;gap:0 .5rem;align-items:baseline}
.words,blockquote{white-space:pre-wrap;unicode-bidi:plaintext;margin:.125rem 0}
blockquote{color:var(--faint);border-inline-start:1px solid var(--line);padding-inline-start:.5rem}
.hidden{font-style:italic;color:var(--faint)}
.turn{display:flex;justify-content:space-between;gap:1rem}
.turn label{color:var(--accent);text-decoration:underline;cursor:pointer;padding:.25rem 0}
.turn :last-child{margin-inline-start:auto}
@media print{.step>section{display:block!important}.step>input,.turn{display:none}}
`;

/** SHA-256 of it, as a policy writes it. A test compares the two. */
export const EMBED_STYLE_HASH = 'sha256-jcxsNVGrX1VJ5ePweq/ZP7TFiAdYoTJE95eB+EolnHQ=';
