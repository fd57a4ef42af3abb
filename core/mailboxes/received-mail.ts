import type { MailAttachment } from '@core/mail/mail'
import type { Upload } from '@core/storage/accepted-file'

/** A mail that came in, taken apart. What it says of itself, its sender too, nobody has proven. */
export interface ParsedMail {
  /** The same for the same mail, also for one that names itself nothing. */
  readonly messageId: string
  readonly from: { readonly name: string; readonly address: string }
  readonly subject: string
  /** As it came, up to {@link LONGEST_TEXT} characters: to be cleaned before anybody sees it. Empty where there is text alone. */
  readonly html: string
  /** Up to {@link LONGEST_TEXT} characters; the words of its HTML where it has no text of its own. */
  readonly text: string
  readonly date: Date
  /** Written by a machine: an absence, a delivery that failed. Nobody answers it. */
  readonly automatic: boolean
  readonly attachments: readonly MailAttachment[]
  /** Every address that it says it is for. */
  readonly recipients: readonly string[]
}

/** A mail whose files were looked at. */
export interface ReceivedMail extends Omit<ParsedMail, 'attachments'> {
  readonly files: readonly Upload[]
  /** Names of the files that may not be kept. */
  readonly refused: readonly string[]
}

/** Characters that are kept of the text of one mail. */
export const LONGEST_TEXT = 200_000
