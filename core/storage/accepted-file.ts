import { invalid } from '@core/context/problem'

/** A file that may be stored: its type is what the bytes say, whatever the sender claimed. */
export interface AcceptedFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly contentType: string
  /** Without a dot. */
  readonly extension: string
  /** Pixels of a picture, upright; of a moving one those of a frame. */
  readonly width?: number
  readonly height?: number
}

/**
 * The upload in a field of a form.
 *
 * @throws Problem 422 at the field when there is none
 */
export function uploadOf(value: unknown, field = 'file'): Upload {
  if (value instanceof Upload) return value
  throw invalid(field, 'core.required')
}

/** A file of a form as a call gets it: understood, checked and cleaned for the purpose of the call. */
export class Upload {
  constructor(
    /** As its sender called it. */
    readonly name: string,
    /** Bytes as it came. */
    readonly size: number,
    readonly file: AcceptedFile,
  ) {}
}
