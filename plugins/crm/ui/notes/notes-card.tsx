import { Button, Card, EmptyState, Loaded, MoreButton, TextArea, useGrowingList, useSave, useT } from '@core/ui'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { NoteRow } from './note-row'

interface NotesCardProps {
  on: 'flow' | 'relation' | 'organization'
  id: number
  /** Starts with an empty one to fill in. */
  writing?: boolean
  /** Of what; just notes when left out. */
  title?: string
  /** One of them that stands elsewhere on the page. */
  without?: number
}

/** Which notes those of a record are; of a dossier also those that stand with its survey or appointment. */
export const notesOf = (on: NotesCardProps['on'], id: number) => ({
  ...(on === 'flow' ? { flow_id: String(id) } : { noteable_type: on, noteable_id: String(id) }),
  sort: '-created_at',
})

/** Notes of colleagues: pinned ones first. */
export function NotesCard({ on, id, writing = false, title, without }: NotesCardProps) {
  const t = useT('crm')
  const [adding, setAdding] = useState(writing)
  const { list, rows, more } = useGrowingList('/api/note', notesOf(on, id))
  const notes = rows
    .filter(note => note.id !== without)
    .toSorted((one, other) => Number(other.sticky) - Number(one.sticky))
  const total = list.data?.total
  return (
    <Card
      title={title ?? t('notes')}
      count={without === undefined ? total : (total ?? 1) - 1 || undefined}
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
            {notes.length === 0 && !adding && (
              <EmptyState
                compact
                title={t(without === undefined ? 'noNotes' : 'noOtherNotes')}
                text={t('noNotesText')}
              />
            )}
          </>
        )}
      </Loaded>
    </Card>
  )
}

function NewNote({ on, id, onClose }: Pick<NotesCardProps, 'on' | 'id'> & { onClose: () => void }) {
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
      <TextArea
        value={text}
        onChange={value => setText(value ?? '')}
        rows={3}
        aria-label={t('field.note.description')}
        autoFocus
      />
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
