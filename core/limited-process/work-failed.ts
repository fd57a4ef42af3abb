/** Why work in a limited process came to nothing. */
export type FailureReason =
  /** It said so itself. */
  | 'error'
  /** It took more time of the processor than it may. */
  | 'time'
  /** It took more memory than it may. */
  | 'memory'
  /** Its process fell over. */
  | 'crash'
  /** It took so long by the clock that the machine must be too busy, or the process hangs. */
  | 'stalled'
  /** Its process was stopped on purpose. */
  | 'stopped'

/** Work that failed, and that alone: what waited behind it is done by a fresh process. */
export class WorkFailed extends Error {
  constructor(
    readonly reason: FailureReason,
    message: string,
  ) {
    super(message)
  }
}

/** Work that was not begun, because too much of its owner waits or it waited too long. */
export class WorkBusy extends Error {}
