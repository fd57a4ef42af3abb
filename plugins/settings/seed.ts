import type { Context } from '@core/context/context'
import { createRecord } from '@core/resource/record'
import { STANDARD_MAILS } from './domain/mail-texts'
import { mailTemplateResource } from './resources/mail-templates'

/** The standard mails, as templates of the company. */
export async function seed(context: Context): Promise<void> {
  for (const [type, text] of Object.entries(STANDARD_MAILS)) {
    await createRecord(mailTemplateResource, context, {
      type,
      ...text,
      subject: text.subject || 'Bericht van {{company.name}}',
      is_default: true,
    })
  }
}
