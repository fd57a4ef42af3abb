import {
  Button,
  Card,
  confirm,
  EmptyState,
  formatMoment,
  IconButton,
  Loaded,
  Menu,
  MoreButton,
  type RowOf,
  TextArea,
  useGrowingList,
  useSave,
  useT,
} from '@core/ui'
import { IconDots, IconPin, IconPinFilled, IconPinnedOff, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'

type Note = RowOf<'/api/note'>

interface NotesCardProps {
  on: 'flow' | 'relation' | 'organization'
  id: number
  /** Starts with an empty one to fill in. */
  writing?: boolean
}

/** Longest note that a list shows whole (R-NOTE-003). */
const SHOWN = 256

/** Which notes those of a record are. */
export const notesOf = (on: NotesCardProps['on'], id: number) => ({
  noteable_type: on,
  noteable_id: String(id),
  sort: '-created_at',
})

/** Notes of colleagues: pinned ones first. */
export function NotesCard({ on, id, writing = false }: NotesCardProps) {
  const t = useT('crm')
  const [adding, setAdding] = useState(writing)
  const { list, rows, more } = useGrowingList('/api/note', notesOf(on, id))
  const notes = rows.toSorted((one, other) => Number(other.sticky) - Number(one.sticky))
  return (
    <Card
      title={t('notes')}
      count={list.data?.total}
      flush
      actions={
        <Button size="small" variant="minimal" icon={IconPlus} onClick={() => setAdding(true)}>
          {t('note')}
        </Button>
      }
    >
      {adding && <NewNote on={on} id={id} onClose={() => setAdding(false)} />}
      <Loaded compact query={list} what={t('theNotes')}>
        {() => (
          <>
            {notes.map(note => (
              <NoteRow key={note.id} note={note} />
            ))}
            <MoreButton more={more} />
            {notes.length === 0 && !adding && <EmptyState compact title={t('noNotes')} text={t('noNotesText')} />}
          </>
        )}
      </Loaded>
    </Card>
  )
}

function NewNote({ on, id, onClose }: NotesCardProps & { onClose: () => void }) {
  const t = useT('crm')
  const [text, setText] = useState('')
  const create = useSave('post', '/api/note', { refresh: ['/api/flow'] })
  const save = () =>
    create.mutate({ body: { description: text.trim(), noteable_type: on, noteable_id: id, [`${on}_id`]: id } }, onClose)
  return (
    <form
      className="crm-note-new"
      onSubmit={event => {
        event.preventDefault()
        if (text.trim()) save()
      }}
    >
      <TextArea value={text} onChange={value => setText(value ?? '')} rows={3} aria-label={t('noteText')} autoFocus />
      <div className="vk-row">
        <Button size="small" variant="primary" type="submit" busy={create.isPending} disabled={!text.trim()}>
          {t('saveNote')}
        </Button>
        <Button size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

function NoteRow({ note }: { note: Note }) {
  const t = useT('crm')
  const [whole, setWhole] = useState(false)
  const params = { path: { id: note.id } }
  const save = useSave('patch', '/api/note/{id}')
  const remove = useSave('delete', '/api/note/{id}')
  const long = note.description.length > SHOWN
  const Pin = note.sticky ? IconPinFilled : IconPin
  return (
    <article className="crm-note">
      <span className="crm-note-pin" data-pinned={note.sticky || undefined}>
        <Pin size={16} stroke={1.75} aria-label={note.sticky ? t('pinned') : undefined} aria-hidden={!note.sticky} />
      </span>
      <div className="vk-grow">
        <p className="crm-text">{long && !whole ? `${note.description.slice(0, SHOWN)}…` : note.description}</p>
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
          {
            key: 'pin',
            label: note.sticky ? t('unpin') : t('pin'),
            icon: note.sticky ? IconPinnedOff : IconPin,
            onSelect: () => save.mutate({ params, body: { sticky: !note.sticky } }),
          },
          {
            key: 'delete',
            label: t('delete'),
            icon: IconTrash,
            danger: true,
            onSelect: async () => {
              if (await confirm({ title: t('deleteNote'), verb: t('delete'), danger: true })) remove.mutate({ params })
            },
          },
        ]}
      >
        <IconButton size="small" icon={IconDots} label={t('noteActions')} />
      </Menu>
    </article>
  )
}
