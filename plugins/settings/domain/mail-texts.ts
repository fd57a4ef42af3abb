import { openRecord } from '@core/db/open-record'
import type { MailTemplates, MailType } from '../contract'
import { MailTemplate } from '../entities/mail-template'

/** What a company starts with. Customers are addressed with "u". */
export const STANDARD_MAILS: Readonly<Record<MailType, { subject: string; message: string }>> = {
  newrequest_website: {
    subject: 'Uw aanvraag bij {{company.name}}',
    message: '<p>Beste {{relation.fullname}},</p><p>Uw aanvraag is goed binnengekomen. Wij nemen contact met u op.</p>',
  },
  send_quotation: {
    subject: 'Offerte {{document.number}} van {{company.name}}',
    message:
      '<p>Beste {{relation.fullname}},</p><p>Hierbij ontvangt u onze offerte {{document.number}}. U kunt de offerte online lezen, vragen stellen en ondertekenen:</p><p><a href="{{document.link}}">Offerte bekijken</a></p><p>De offerte is geldig tot {{document.enddate}}.</p><p>Met vriendelijke groet,<br>{{user.fullname}}<br>{{company.name}}</p>',
  },
  send_confirmation: {
    subject: 'Opdrachtbevestiging {{document.number}} van {{company.name}}',
    message:
      '<p>Beste {{relation.fullname}},</p><p>Hierbij ontvangt u onze opdrachtbevestiging: <a href="{{document.link}}">bekijken en ondertekenen</a>.</p><p>Met vriendelijke groet,<br>{{user.fullname}}<br>{{company.name}}</p>',
  },
  send_invoice: {
    subject: 'Factuur {{document.number}} van {{company.name}}',
    message:
      '<p>Beste {{relation.fullname}},</p><p>Hierbij ontvangt u factuur {{document.number}} van {{document.totalinc}}. Wilt u het bedrag uiterlijk {{document.enddate}} overmaken?</p><p><a href="{{document.link}}">Factuur bekijken</a></p><p>Met vriendelijke groet,<br>{{user.fullname}}<br>{{company.name}}</p>',
  },
  remind_invoice: {
    subject: 'Herinnering: factuur {{document.number}} van {{company.name}}',
    message:
      '<p>Beste {{relation.fullname}},</p><p>Factuur {{document.number}} van {{document.totalinc}} had u uiterlijk {{document.enddate}} kunnen betalen. Wij hebben het bedrag nog niet ontvangen. Wilt u het binnen 7 dagen overmaken?</p><p><a href="{{document.link}}">Factuur bekijken</a></p><p>Hebt u al betaald? Dan hoeft u niets te doen.</p><p>Met vriendelijke groet,<br>{{user.fullname}}<br>{{company.name}}</p>',
  },
  quotation_approved: {
    subject: 'Uw akkoord op offerte {{document.number}}',
    message:
      '<p>Beste {{relation.fullname}},</p><p>Uw akkoord is binnen. De ondertekende offerte vindt u als bijlage en op uw persoonlijke pagina: <a href="{{document.link}}">offerte bekijken</a>.</p><p>Met vriendelijke groet,<br>{{company.name}}</p>',
  },
  confirmation_approved: {
    subject: 'Uw akkoord op opdrachtbevestiging {{document.number}}',
    message:
      '<p>Beste {{relation.fullname}},</p><p>Uw akkoord is binnen. Dank u wel.</p><p>Met vriendelijke groet,<br>{{company.name}}</p>',
  },
  message_by_customer: {
    subject: 'Bericht van {{relation.fullname}}',
    message: '<p>{{relation.fullname}} schreef een bericht in dossier {{flow.number}}.</p>',
  },
  message_by_user: {
    subject: 'Bericht van {{company.name}}',
    message:
      '<p>Beste {{relation.fullname}},</p><p>Er staat een nieuw bericht voor u klaar: <a href="{{flow.customerlink}}">bericht lezen</a>.</p><p>Met vriendelijke groet,<br>{{company.name}}</p>',
  },
  loose_email: {
    subject: '',
    message:
      '<p>Beste {{relation.fullname}},</p><p></p><p>Met vriendelijke groet,<br>{{user.fullname}}<br>{{company.name}}</p>',
  },
  request_customerlink: {
    subject: 'Uw persoonlijke pagina bij {{company.name}}',
    message:
      '<p>Beste {{relation.fullname}},</p><p>Via deze link opent u uw persoonlijke pagina: <a href="{{flow.customerlink}}">openen</a>.</p>',
  },
}

/** The company's default template of a kind, else the newest, else the standard text. */
export const mailTexts: MailTemplates = {
  async textOf(context, type) {
    const own = await openRecord(context, MailTemplate, { type }, { sort: '-is_default' })
    if (own) return { mailtemplate_id: own.id, subject: own.subject, message: own.message }
    return { mailtemplate_id: null, ...STANDARD_MAILS[type] }
  },
}
