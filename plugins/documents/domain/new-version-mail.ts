import type { MailKind } from '@plugins/settings/contract'

/** Tells a customer that there is a new version of what they were sent. */
export const newVersionMail: MailKind = {
  type: 'document_new_version',
  label: 'documents.mail_new_version',
  subject: 'Nieuwe versie van {{document.number}}',
  message:
    '<p>Beste {{relation.fullname}},</p><p>Er staat een nieuwe versie van {{document.number}} voor u klaar: <a href="{{document.link}}">bekijk wat er is veranderd</a>.</p><p>Met vriendelijke groet,<br>{{company.name}}</p>',
}
