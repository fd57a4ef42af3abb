import type { Context } from '@core/context/context'
import { definePort } from '@core/context/port'
import type { MailKind } from './mail-kind'

export { type MailKind, mailKinds } from './mail-kind'

/** Subject and message of a mail, still with merge tags. */
export interface MailText {
  readonly mailtemplate_id: number | null
  readonly subject: string
  /** HTML. */
  readonly message: string
}

/** Finds the text of a mail: the company's own, else the product's. */
export interface MailTemplates {
  textOf(context: Context, kind: MailKind): Promise<MailText>
}
export const mailTemplates = definePort<MailTemplates>('settings.mail-templates')
