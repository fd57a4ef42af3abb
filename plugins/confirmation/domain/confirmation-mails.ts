import type { MailKind } from '@plugins/settings/contract'

/** Brings an order confirmation to its customer. */
export const sendConfirmation: MailKind = {
  type: 'send_confirmation',
  label: 'confirmation.mail_sent',
  subject: 'Opdrachtbevestiging {{document.number}} van {{company.name}}',
  message:
    '<p>Beste {{relation.fullname}},</p><p>Hierbij ontvangt u onze opdrachtbevestiging: <a href="{{document.link}}">bekijken en ondertekenen</a>.</p><p>Met vriendelijke groet,<br>{{user.fullname}}<br>{{company.name}}</p>',
}

/** Thanks the customer for agreeing. */
export const confirmationApproved: MailKind = {
  type: 'confirmation_approved',
  label: 'confirmation.mail_approved',
  subject: 'Uw akkoord op opdrachtbevestiging {{document.number}}',
  message:
    '<p>Beste {{relation.fullname}},</p><p>Uw akkoord is binnen. Dank u wel.</p><p>Met vriendelijke groet,<br>{{company.name}}</p>',
}
