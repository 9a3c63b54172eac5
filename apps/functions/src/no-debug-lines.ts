// firebase-functions writes a line for each call whose token is valid: a message of a debate would wait for it, and it
// says nothing that its answer does not. A token that is refused is a warning, and stays.
console.debug = () => undefined;
