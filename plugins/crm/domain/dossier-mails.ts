import type { MailKind } from '@plugins/settings/contract'

/** Tells a visitor of a website that the request has come in. */
export const newRequestFromWebsite: MailKind = {
  type: 'newrequest_website',
  label: 'crm.mail_newrequest_website',
  subject: 'Uw aanvraag bij {{company.name}}',
  message: '<p>Beste {{relation.fullname}},</p><p>Uw aanvraag is goed binnengekomen. Wij nemen contact met u op.</p>',
}

/** Tells staff that a customer wrote. */
const messageByCustomer: MailKind = {
  type: 'message_by_customer',
  label: 'crm.mail_message_by_customer',
  subject: 'Bericht van {{relation.fullname}}',
  message: '<p>{{relation.fullname}} schreef een bericht in dossier {{flow.number}}.</p>',
}

/** Tells a customer that staff wrote. */
export const messageByUser: MailKind = {
  type: 'message_by_user',
  label: 'crm.mail_message_by_user',
  subject: 'Bericht van {{company.name}}',
  message:
    '<p>Beste {{relation.fullname}},</p><p>Er staat een nieuw bericht voor u klaar: <a href="{{flow.customerlink}}">bericht lezen</a>.</p><p>Met vriendelijke groet,<br>{{company.name}}</p>',
}

/** A mail that a user writes. */
export const looseEmail: MailKind = {
  type: 'loose_email',
  label: 'crm.mail_loose_email',
  subject: '',
  message:
    '<p>Beste {{relation.fullname}},</p><p></p><p>Met vriendelijke groet,<br>{{user.fullname}}<br>{{company.name}}</p>',
}

/** Tells a customer of work that is planned. */
export const taskEmail: MailKind = {
  type: 'task_email',
  label: 'crm.mail_task_email',
  subject: '{{task.title}}',
  message:
    '<p>Beste {{relation.fullname}},</p><p>Wij komen bij u langs op {{task.date}} om {{task.time}} uur voor: {{task.title}}.</p><p>Met vriendelijke groet,<br>{{user.fullname}}<br>{{company.name}}</p>',
}

/** Brings customers the link to their own page. */
const requestCustomerLink: MailKind = {
  type: 'request_customerlink',
  label: 'crm.mail_request_customerlink',
  subject: 'Uw persoonlijke pagina bij {{company.name}}',
  message:
    '<p>Beste {{relation.fullname}},</p><p>Via deze link opent u uw persoonlijke pagina: <a href="{{flow.customerlink}}">openen</a>.</p>',
}

/** The mails about a dossier and its customer. */
export const dossierMails = [
  newRequestFromWebsite,
  messageByCustomer,
  messageByUser,
  looseEmail,
  taskEmail,
  requestCustomerLink,
]
