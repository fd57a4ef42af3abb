import { duplicated } from '@core/resource/duplicated'
import { resource } from '@core/resource/resource'
import { MailTemplate } from '../entities/mail-template'

/** Mail templates of the company. */
export const mailTemplateResource = resource({
  entity: MailTemplate,
  module: 'SETTINGS',
  sort: 'type',
  abilities: [duplicated({ title: 'subject', without: ['is_default'] })],
})
