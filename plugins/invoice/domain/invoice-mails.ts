import type { MailKind } from '@plugins/settings/contract'

/** Brings an invoice to its customer. */
export const sendInvoice: MailKind = {
  type: 'send_invoice',
  label: 'invoice.mail_sent',
  subject: 'Factuur {{document.number}} van {{company.name}}',
  message:
    '<p>Beste {{relation.fullname}},</p><p>Hierbij ontvangt u factuur {{document.number}} van {{document.totalinc}}. Wilt u het bedrag uiterlijk {{document.enddate}} betalen?</p><p><a href="{{document.link}}">Factuur bekijken</a></p><p>Met vriendelijke groet,<br>{{user.fullname}}<br>{{company.name}}</p>',
}

/** Asks for a payment that is late. */
export const remindInvoice: MailKind = {
  type: 'remind_invoice',
  label: 'invoice.mail_reminded',
  subject: 'Herinnering: factuur {{document.number}} van {{company.name}}',
  message:
    '<p>Beste {{relation.fullname}},</p><p>Factuur {{document.number}} had u uiterlijk {{document.enddate}} kunnen betalen. Daarvan staat nog {{reminder.open}} open. Wilt u dit binnen 7 dagen betalen?</p><p><a href="{{document.link}}">Factuur bekijken</a></p><p>Hebt u al betaald? Dan hoeft u niets te doen.</p><p>Met vriendelijke groet,<br>{{user.fullname}}<br>{{company.name}}</p>',
}
