/**
 * Lets the browser do what waits, a key or a picture, before the next part of a long script:
 * `await yieldToBrowser()` between two parts makes them two short tasks instead of one long one.
 */
export const yieldToBrowser = (): Promise<void> => new Promise(done => setTimeout(done))
