import { Button, confirm, formatMoment, IconButton, Menu, type RowOf, useSave, useT } from '@core/ui'
import { IconDots, IconPencil, IconPin, IconPinFilled, IconPinnedOff, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { NOTE_SHOWN, shortened } from '../../domain/shortened'
import { NoteModal } from './note-modal'

interface NoteRowProps {
  note: RowOf<'/api/note'>
  /** Shows all of a long one at once. */
  whole?: boolean
  onDeleted?: () => void
}

/** One note, with what can be done to it. */
export function NoteRow({ note, whole: unfolded = false, onDeleted }: NoteRowProps) {
  const t = useT('crm')
  const [whole, setWhole] = useState(unfolded)
  const [editing, setEditing] = useState(false)
  const params = { path: { id: note.id } }
  const save = useSave('patch', '/api/note/{id}')
  const remove = useSave('delete', '/api/note/{id}')
  const long = note.description.length > NOTE_SHOWN
  const Pin = note.sticky ? IconPinFilled : IconPin
  return (
    <article className="crm-note">
      <span className="crm-note-pin" data-pinned={note.sticky || undefined}>
        <Pin size={16} stroke={1.75} aria-label={note.sticky ? t('pinned') : undefined} aria-hidden={!note.sticky} />
      </span>
      <div className="vk-grow">
        <p className="crm-text">{whole ? note.description : shortened(note.description, NOTE_SHOWN)}</p>
        {long && (
          <Button size="small" variant="minimal" onClick={() => setWhole(!whole)}>
            {whole ? t('showLess') : t('showAll')}
          </Button>
        )}
        <span className="vk-meta">
          {[note.user_fullname, formatMoment(note.created_at)].filter(Boolean).join(' · ')}
        </span>
      </div>
      <Menu
        label={t('noteActions')}
        items={[
          { key: 'edit', label: t('edit'), icon: IconPencil, onSelect: () => setEditing(true) },
          {
            key: 'pin',
            label: note.sticky ? t('unpin') : t('field.note.sticky'),
            icon: note.sticky ? IconPinnedOff : IconPin,
            onSelect: () => save.mutate({ params, body: { sticky: !note.sticky } }),
          },
          {
            key: 'delete',
            label: t('delete'),
            icon: IconTrash,
            danger: true,
            onSelect: async () => {
              if (await confirm({ title: t('deleteNote'), verb: t('delete'), danger: true }))
                remove.mutate({ params }, onDeleted)
            },
          },
        ]}
      >
        <IconButton size="small" icon={IconDots} label={t('noteActions')} />
      </Menu>
      {editing && <NoteModal note={note} onClose={() => setEditing(false)} />}
    </article>
  )
}
