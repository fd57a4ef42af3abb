import type { Context } from '@core/context/context'
import { defineRegistry } from '@core/context/port'

/** A mail that the platform sends for a company, with the text that holds until the company writes its own (G-TPLMAIL). */
export interface MailKind {
  /** Its name in templates and in the API: `send_quotation`. */
  readonly type: string
  /** Key of what settings call it: `quotation.mail_sent`. */
  readonly label: string
  /** Empty where whoever sends the mail types one. */
  readonly subject: string
  /** Rich text with merge tags. Customers are addressed with "u". */
  readonly message: string
}

/** Every kind of mail of the modules that a company owns; plugins add theirs. */
export const mailKinds = defineRegistry<MailKind>('settings.mail-kinds')

/** A kind of mail that comes with something that a company made, such as a type of document. */
export interface NamedMailKind extends MailKind {
  /** What settings call it, in the company's own words. */
  readonly name: string
}

/** Kinds of mail beside the fixed ones, from whoever keeps what they come with. */
export const ownMailKinds = defineRegistry<{
  of(context: Context): Promise<readonly NamedMailKind[]>
}>('settings.own-mail-kinds')
