import type { MergeSource } from '@core/merge-tags/merge-sources'
import type { MailKind } from '@plugins/settings/contract'
import { remindInvoice } from '../domain/invoice-mails'
import type { Step } from './steps'

const LINK = '<p><a href="{{document.link}}">Factuur bekijken</a></p>'
const BYE = '<p>Met vriendelijke groet,<br>{{user.fullname}}<br>{{company.name}}</p>'

const announcement: MailKind = {
  type: 'invoice_announcement',
  label: 'invoice.mail_announcement',
  subject: 'Factuur {{document.number}}: betalen voor {{document.enddate}}',
  message: `<p>Beste {{relation.fullname}},</p><p>Over een paar dagen verloopt de betaaltermijn van factuur {{document.number}}. Daarvan staat nog {{reminder.open}} open. Wilt u dit uiterlijk {{document.enddate}} betalen?</p>${LINK}<p>Hebt u al betaald? Dan hoeft u niets te doen.</p>${BYE}`,
}

const second: MailKind = {
  type: 'invoice_second_reminder',
  label: 'invoice.mail_second_reminder',
  subject: 'Tweede herinnering factuur {{document.number}}',
  message: `<p>Beste {{relation.fullname}},</p><p>Van factuur {{document.number}} staat nog {{reminder.open}} open. U had dit uiterlijk {{document.enddate}} kunnen betalen. Wilt u het bedrag voor {{reminder.paybefore}} betalen?</p>${LINK}<p>Klopt er iets niet aan de factuur? Laat het ons dan weten.</p>${BYE}`,
}

/**
 * The notice that article 6:96, paragraph 6, of the Dutch Civil Code asks of who wants collection costs of a consumer: it
 * gives fourteen days from the day after it arrived and names the costs. The law counts from the arrival, so that the text
 * names no day.
 */
const notice: MailKind = {
  type: 'invoice_notice',
  label: 'invoice.mail_notice',
  subject: 'Aanmaning factuur {{document.number}}',
  message: `<p>Beste {{relation.fullname}},</p><p>Factuur {{document.number}} had u uiterlijk {{document.enddate}} moeten betalen. Daarvan staat nog {{reminder.open}} open.</p><p>U kunt dit bedrag zonder extra kosten betalen binnen 14 dagen, gerekend vanaf de dag nadat u dit bericht hebt ontvangen.</p><p>Betaalt u niet binnen deze termijn, dan bent u ook incassokosten verschuldigd: {{reminder.costs}}. Dit bedrag volgt uit artikel 6:96 van het Burgerlijk Wetboek en het Besluit vergoeding voor buitengerechtelijke incassokosten. U betaalt dan in totaal {{reminder.total}}.</p>${LINK}<p>Hebt u al betaald? Dan hoeft u niets te doen.</p>${BYE}`,
}

const noticeToBusiness: MailKind = {
  type: 'invoice_notice_business',
  label: 'invoice.mail_notice_business',
  subject: 'Aanmaning factuur {{document.number}}',
  message: `<p>Beste {{relation.fullname}},</p><p>Factuur {{document.number}} aan {{organization.name}} had uiterlijk {{document.enddate}} betaald moeten zijn. Daarvan staat nog {{reminder.open}} open.</p><p>Wij verzoeken u dit bedrag binnen 14 dagen over te maken. Ontvangen wij het dan niet, dan bent u op grond van artikel 6:96 van het Burgerlijk Wetboek ook incassokosten verschuldigd: {{reminder.costs}}. U betaalt dan in totaal {{reminder.total}}.</p>${LINK}<p>Hebt u al betaald? Dan hoeft u niets te doen.</p>${BYE}`,
}

/** The mail of a step; who gets a notice as a consumer gets the one that the law asks. */
export function mailOf(step: Step, isBusiness: boolean): MailKind {
  if (step === 'notice') return isBusiness ? noticeToBusiness : notice
  return { announcement, first: remindInvoice, second }[step]
}

/** The mails of steps that have a text of their own; the first reminder has the text of one by hand. */
export const reminderMails: readonly MailKind[] = [announcement, second, notice, noticeToBusiness]

/** Tags of what a reminder asks; their values come with the mail itself. */
export const reminderSource: MergeSource = {
  prefix: 'reminder',
  texts: 'invoice',
  tags: ['open', 'costs', 'total', 'dayslate', 'paybefore'],
  values: async () => ({}),
}
