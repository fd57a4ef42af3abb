import { Button, formatMoment, IconButton, Link, Menu, type RowOf, useT } from '@core/ui'
import { IconDots, IconPin, IconPinFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { NOTE_SHOWN, shortened } from '../../domain/shortened'
import { noteAddress, useNoteActs } from './use-note-acts'

/** One note among others, with what can be done to it; when it was written leads to its own page. */
export function NoteRow({ note }: { note: RowOf<'/api/note'> }) {
  const t = useT('crm')
  const [whole, setWhole] = useState(false)
  const { items, dialog } = useNoteActs(note)
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
          {note.user_fullname && `${note.user_fullname} · `}
          <Link className="crm-note-when" to={noteAddress(note.id)}>
            {formatMoment(note.created_at)}
          </Link>
        </span>
      </div>
      <Menu label={t('noteActions')} items={items}>
        <IconButton size="small" icon={IconDots} label={t('noteActions')} />
      </Menu>
      {dialog}
    </article>
  )
}
