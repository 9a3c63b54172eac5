// firebase-functions logs a line for each call with a valid token. Every message would wait for it, and it adds
// nothing to the answer. The warning about a refused token stays.
console.debug = () => undefined;
