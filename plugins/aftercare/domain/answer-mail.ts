import { type EventHandler, on } from '@core/context/event'
import { openRecord } from '@core/db/open-record'
import { escapeHtml } from '@core/expressions/escape-html'
import { fillMergeTags, fillMergeTagsInText } from '@core/expressions/merge-tags'
import type { MergeSource } from '@core/merge-tags/merge-sources'
import { customerNotices, flowMails, flowReader } from '@plugins/crm/contract'
import type { MailKind } from '@plugins/settings/contract'
import { incidentEvents } from '../contract'
import { Incident } from '../entities/incident'

/** Brings the answer to an incident to whoever reported it. */
export const incidentAnswer: MailKind = {
  type: 'incident_answered',
  label: 'aftercare.mail_answered',
  subject: 'Ons antwoord op uw melding {{incident.number}}',
  message:
    '<p>Beste {{relation.fullname}},</p><p>U meldde ons: {{incident.description}}</p><p><strong>{{incident.response}}</strong></p><p>Op <a href="{{incident.link}}">uw persoonlijke pagina</a> volgt u uw melding en kunt u reageren.</p><p>Met vriendelijke groet,<br>{{user.fullname}}<br>{{company.name}}</p>',
}

/** What mails can say of the incident that they are about; a mail that is about none leaves it out. */
export const incidentTags: MergeSource = {
  prefix: 'incident',
  texts: 'aftercare',
  tags: ['number', 'description', 'response', 'link'],
  values: async () => ({}),
}

/** What stands in a mail in more lines stays so. */
const inLines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')
const RESPONSE = '{{incident.response}}'

/** The customer is mailed what the company answers, as far as they have an address and the company wants them mailed. */
export const mailsAnswer: EventHandler = on(
  incidentEvents.answered,
  'mail the answer to the customer',
  async ({ id }, context) => {
    const incident = await openRecord(context, Incident, id)
    if (!incident?.response || !(await context.use(customerNotices).wanted(context))) return
    const { flow_id, number = '', content, response } = incident
    const flow = await context.use(flowReader).flow(context, flow_id)
    const mail = flow && (await context.use(flowMails).start(context, flow_id, incidentAnswer))
    if (!mail?.to_email) return
    const link = await context.use(flowReader).customerLink(context, flow_id)
    const values = {
      ...{ 'incident.number': number, 'incident.link': link },
      'incident.description': incident.description ?? content.slice(0, 500),
    }
    await context.use(flowMails).write(context, flow_id, {
      to_email: mail.to_email,
      subject: fillMergeTagsInText(mail.subject, values, { empty: 'keep' }),
      message: fillMergeTags(mail.message, values, { empty: 'keep' }).replaceAll(RESPONSE, inLines(response)),
      mailtemplate_id: mail.mailtemplate_id,
    })
  },
  { within: true },
)
