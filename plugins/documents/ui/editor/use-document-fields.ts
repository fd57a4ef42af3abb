import { call, useT } from '@core/ui'
import { saveOver } from '@core/ui/forms'
import { type SaveQueue, useAutosave } from '@core/ui/records'
import { useRef, useState } from 'react'
import { useKindText } from '../../contract/kind-text'
import { pathOfKind } from '../../contract/path-of-kind'
import type { EditorKind } from '../../contract/ui'
import type { DocumentRow } from './document-row'
import type { Step } from './undo-history'
import type { Undo } from './use-undo'

export type Fields = Pick<
  DocumentRow,
  'title' | 'documentdate' | 'enddate' | 'document_type_id' | 'design' | 'customer_background_picture_id'
>

export interface FieldStore {
  fields: Fields
  change(part: Partial<Fields>): void
}

/** Title and dates of the document: what is typed shows at once and saves itself. */
export function useDocumentFields(
  kind: EditorKind,
  document: DocumentRow,
  queue: SaveQueue,
  refresh: () => Promise<void>,
  { note, isLast }: Pick<Undo, 'note' | 'isLast'>,
): FieldStore {
  const { title, documentdate, enddate, document_type_id, design, customer_background_picture_id } = document
  const [typed, setTyped] = useState<Partial<Fields>>({})
  const fields: Fields = {
    title,
    documentdate,
    enddate,
    document_type_id,
    design,
    customer_background_picture_id,
    ...typed,
  }
  const t = useT('documents')
  const words = useKindText(kind)
  const labels = [
    { name: 'title', label: t('field.title') },
    { name: 'documentdate', label: t('field.documentdate'), kind: 'date' as const },
    { name: 'enddate', label: words('kindEnddate'), kind: 'date' as const },
    { name: 'document_type_id', label: t('field.document_type_id') },
    { name: 'design', label: t('design') },
    { name: 'customer_background_picture_id', label: t('background') },
  ]
  const now = useRef(fields)
  now.current = fields
  const unsent = useRef<Partial<Fields>>({})
  const typing = useRef<{ after: Partial<Fields>; step: Step } | null>(null)
  /** The document as it was before what is not saved yet was typed. */
  const start = useRef(document)
  const autosave = useAutosave<Partial<Fields>>(queue, async body => {
    if (unsent.current === body) unsent.current = {}
    const params = { path: { id: document.id } }
    try {
      start.current = await saveOver({
        fields: labels,
        start: start.current,
        change: body,
        send: async (change, headers) =>
          (await call('patch', pathOfKind(kind, '/api/quotation/{id}'), {
            params,
            headers,
            body: change,
          })) as DocumentRow,
      })
    } catch (error) {
      unsent.current = { ...body, ...unsent.current }
      throw error
    }
    await refresh()
    setTyped(shown => without(shown, body))
  })
  const apply = (part: Partial<Fields>) => {
    if (Object.keys(typed).length === 0) start.current = document
    now.current = { ...now.current, ...part }
    unsent.current = { ...unsent.current, ...part }
    setTyped(shown => ({ ...shown, ...part }))
    autosave(unsent.current)
  }
  return {
    fields,
    change(part) {
      const before = pick(now.current, part)
      const known = typing.current
      if (known && isLast(known.step) && Object.keys(part).every(name => name in known.after))
        Object.assign(known.after, part)
      else {
        const after = { ...part }
        const go = (to: Partial<Fields>, from: Partial<Fields>) => {
          if (Object.keys(without(from, now.current)).length) return false
          apply(to)
          return true
        }
        const step = { undo: () => go(before, after), redo: () => go(after, before) }
        typing.current = { after, step }
        note(step)
      }
      apply(part)
    },
  }
}

const pick = (fields: Fields, names: Partial<Fields>): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name in names))

/** Fields but for those that stand the same in others. */
const without = (fields: Partial<Fields>, others: Partial<Fields>): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => value !== others[name as keyof Fields]))
