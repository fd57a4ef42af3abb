import { confirm, copyText, type MenuItem, type RowOf, useSave, useT } from '@core/ui'
import { IconLink, IconPencil, IconPin, IconPinnedOff, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { NoteModal } from './note-modal'

interface NoteActs {
  edit: () => void
  pin: MenuItem
  /** Its own address, for a colleague. */
  share: MenuItem
  /** Asks first. */
  remove: () => Promise<void>
  /** All of them but sharing, for the menu of a row. */
  items: MenuItem[]
  dialog: ReactNode
}

/** Address of the page of a note. */
export const noteAddress = (id: number): string => `/note_detail/${id}`

/** What can be done with a note, wherever it stands. */
export function useNoteActs(note: RowOf<'/api/note'>, onDeleted?: () => void): NoteActs {
  const t = useT('crm')
  const [editing, setEditing] = useState(false)
  const params = { path: { id: note.id } }
  const save = useSave('patch', '/api/note/{id}')
  const erase = useSave('delete', '/api/note/{id}')
  const edit = (): void => setEditing(true)
  const remove = async (): Promise<void> => {
    if (await confirm({ title: t('deleteNote'), verb: t('delete'), danger: true })) erase.mutate({ params }, onDeleted)
  }
  const pin = {
    key: 'pin',
    label: note.sticky ? t('unpin') : t('field.note.sticky'),
    icon: note.sticky ? IconPinnedOff : IconPin,
    onSelect: () => save.mutate({ params, body: { sticky: !note.sticky } }),
  }
  return {
    edit,
    pin,
    share: {
      key: 'share',
      label: t('copyNoteLink'),
      icon: IconLink,
      onSelect: () => void copyText(new URL(noteAddress(note.id), location.href).href),
    },
    remove,
    items: [
      { key: 'edit', label: t('edit'), icon: IconPencil, onSelect: edit },
      pin,
      { key: 'delete', label: t('delete'), icon: IconTrash, danger: true, onSelect: () => void remove() },
    ],
    dialog: editing && <NoteModal note={note} onClose={() => setEditing(false)} />,
  }
}
