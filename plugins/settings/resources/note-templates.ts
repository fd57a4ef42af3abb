import { duplicated } from '@core/resource/duplicated'
import { resource } from '@core/resource/resource'
import { ContactTemplate } from '../entities/contact-template'
import { MessageTemplate } from '../entities/message-template'

// Whoever works with dossiers reads them; who sets up the company changes them.
const shared = { sort: 'title', writers: { module: 'SETTINGS' }, called: { by: 'title' } } as const
const copied = duplicated({ title: 'title' })

/** Texts that colleagues write to customers more than once (C-0196 to C-0200). */
export const messageTemplates = resource({ entity: MessageTemplate, ...shared, abilities: [copied] })

/** Moments of contact that are noted with a click (C-0216 to C-0220). */
export const contactTemplates = resource({ entity: ContactTemplate, ...shared, abilities: [copied] })
