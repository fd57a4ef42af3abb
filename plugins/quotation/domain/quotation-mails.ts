import type { MailKind } from '@plugins/settings/contract'

/** Brings a quotation to its customer. */
export const sendQuotation: MailKind = {
  type: 'send_quotation',
  label: 'quotation.mail_sent',
  subject: 'Offerte {{document.number}} van {{company.name}}',
  message:
    '<p>Beste {{relation.fullname}},</p><p>Hierbij ontvangt u onze offerte {{document.number}}. U kunt de offerte online lezen, vragen stellen en ondertekenen:</p><p><a href="{{document.link}}">Offerte bekijken</a></p><p>De offerte is geldig tot {{document.enddate}}.</p><p>Met vriendelijke groet,<br>{{user.fullname}}<br>{{company.name}}</p>',
}

/** Confirms to the customer what they agreed to. */
export const quotationApproved: MailKind = {
  type: 'quotation_approved',
  label: 'quotation.mail_approved',
  subject: 'Uw akkoord op offerte {{document.number}}',
  message:
    '<p>Beste {{relation.fullname}},</p><p>Uw akkoord is binnen. De ondertekende offerte vindt u als bijlage en op uw persoonlijke pagina: <a href="{{document.link}}">offerte bekijken</a>.</p><p>Met vriendelijke groet,<br>{{company.name}}</p>',
}
