import type { MergeSource } from '@core/merge-tags/merge-sources'
import { flowReader } from '@plugins/crm/contract'
import type { MailKind } from '@plugins/settings/contract'

/** Asks a customer to fill forms in. */
export const askCustomerMail: MailKind = {
  type: 'ask_form',
  label: 'surveys.mail_ask_form',
  subject: 'Wilt u een paar vragen voor ons beantwoorden?',
  message:
    '<p>Beste {{relation.fullname}},</p><p>Om u goed te kunnen helpen, hebben wij nog een paar gegevens en foto’s nodig. Dat kan op uw telefoon, en u kunt tussendoor stoppen: <a href="{{form.link}}">vragen beantwoorden</a>.</p><p>Met vriendelijke groet,<br>{{user.fullname}}<br>{{company.name}}</p>',
}

/** What mails can say of forms that a customer fills in. */
export const formTags: MergeSource = {
  prefix: 'form',
  texts: 'surveys',
  tags: ['link'],
  async values(context, { flow_id }) {
    const link = flow_id ? await context.use(flowReader).customerLink(context, flow_id) : null
    return { link: link && `${link}?options=withOpenForm` }
  },
}
