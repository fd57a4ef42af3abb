import type { Context } from '@core/context/context'
import { createRecord } from '@core/resource/record'
import { mailKinds } from './contract'
import { mailTemplateResource } from './resources/mail-templates'

/** The standard mails, as templates of the company. */
export async function seed(context: Context): Promise<void> {
  for (const { type, subject, message } of context.all(mailKinds)) {
    await createRecord(mailTemplateResource, context, {
      type,
      message,
      subject: subject || 'Bericht van {{company.name}}',
      is_default: true,
    })
  }
}
