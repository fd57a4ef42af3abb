/** What a limited process says. */
export type Told<Result> =
  /** It has started and takes work. */
  | 'ready'
  /** It has begun the work that it was given. */
  | 'begun'
  /** It is done; `memory` is what the process takes now, in bytes. */
  | { readonly result: Result; readonly memory: number }
  | { readonly error: string; readonly memory: number }
