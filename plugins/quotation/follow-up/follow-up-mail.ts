import type { MailKind } from '@plugins/settings/contract'

/** Asks a customer who did not answer what they think of a quotation. */
export const followUpMail: MailKind = {
  type: 'follow_up_quotation',
  label: 'quotation.mail_follow_up',
  subject: 'Hebt u nog vragen over offerte {{document.number}}?',
  message:
    '<p>Beste {{relation.fullname}},</p><p>Onlangs stuurden wij u offerte {{document.number}}. Hebt u haar al kunnen bekijken? Wij beantwoorden uw vragen graag.</p><p><a href="{{document.link}}">Offerte bekijken</a></p><p>De offerte is geldig tot {{document.enddate}}.</p><p>Met vriendelijke groet,<br>{{user.fullname}}<br>{{company.name}}</p>',
}
