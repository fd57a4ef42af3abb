import { invalid } from '@core/context/problem'
import { duplicated } from '@core/resource/duplicated'
import { resource } from '@core/resource/resource'
import { listedMailKinds } from '../domain/list-mail-kinds'
import { MailTemplate } from '../entities/mail-template'

/** Mail templates of the company. */
export const mailTemplateResource = resource({
  entity: MailTemplate,
  module: 'SETTINGS',
  sort: 'type',
  async prepare({ type }, context, changes, before) {
    // Of a module that was given up texts stay, and may be changed.
    const isNew = !before || (changes.type !== undefined && type !== before.type)
    if (isNew && !(await listedMailKinds(context)).some(kind => kind.type === type))
      throw invalid('type', 'settings.unknown_mail_type')
  },
  abilities: [duplicated({ title: 'subject', without: ['is_default'] })],
})
