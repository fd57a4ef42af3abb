import type { MailKind } from '@plugins/settings/contract'

/** Brings a generic document to its customer. */
export const sendGeneric: MailKind = {
  type: 'send_document',
  label: 'document.mail_sent',
  subject: '{{document.title|Document}} van {{company.name}}',
  message:
    '<p>Beste {{relation.fullname}},</p><p>Hierbij ontvangt u van ons een document: <a href="{{document.link}}">{{document.title|bekijken}}</a>.</p><p>Met vriendelijke groet,<br>{{user.fullname}}<br>{{company.name}}</p>',
}

/** Thanks the customer for agreeing. */
export const genericApproved: MailKind = {
  type: 'document_approved',
  label: 'document.mail_approved',
  subject: 'Uw akkoord op {{document.title|ons document}}',
  message:
    '<p>Beste {{relation.fullname}},</p><p>Uw akkoord is binnen. Dank u wel.</p><p>Met vriendelijke groet,<br>{{company.name}}</p>',
}
