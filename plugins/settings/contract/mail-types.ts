/** The kinds of mail the platform sends by itself (G-TPLMAIL), and the one that asks for a payment that is late. */
export const MAIL_TYPES = [
  'newrequest_website',
  'send_quotation',
  'send_confirmation',
  'send_invoice',
  'remind_invoice',
  'quotation_approved',
  'confirmation_approved',
  'message_by_customer',
  'message_by_user',
  'loose_email',
  'request_customerlink',
] as const
export type MailType = (typeof MAIL_TYPES)[number]

/** Whether a template is of a fixed kind; document types add their own. */
export const isMailType = (type: string): type is MailType => MAIL_TYPES.includes(type as MailType)
