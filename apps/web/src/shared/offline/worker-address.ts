/** The one worker of the product, for files kept offline and for push. Two on one scope would replace each other. */
export const WORKER = '/worker.js';
