import { readRow, readRows } from '@core/db/list'
import type { NoteTemplates } from '../contract'
import { ContactTemplate } from '../entities/contact-template'
import { MessageTemplate } from '../entities/message-template'

/** The texts of the company for messages and notes. */
export const noteTexts: NoteTemplates = {
  async contact(context, id) {
    const found = await readRow(context, ContactTemplate, { id })
    return found ? { title: found.title, note: found.note, flow_phase_id: found.flow_phase_id } : null
  },
  contacts: context => readRows(context, ContactTemplate, ['id', 'title', 'note', 'flow_phase_id'], {}, 'title'),
  messages: context => readRows(context, MessageTemplate, ['id', 'title', 'message'], {}, 'title'),
}
