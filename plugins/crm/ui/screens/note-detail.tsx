import {
  Avatar,
  Button,
  Card,
  Facts,
  formatDateTime,
  formatMoment,
  Loaded,
  type RowOf,
  Tag,
  useCall,
  useNavigate,
  useParams,
  useT,
} from '@core/ui'
import { DetailScreen, useFacts, useRecord } from '@core/ui/records'
import described from '@openapi/fields/note'
import { IconPencil, IconPinFilled, IconTrash } from '@tabler/icons-react'
import { NoteSubjectCards, useNoteSubject } from '../notes/note-subject'
import { NotesCard } from '../notes/notes-card'
import { useNoteActs } from '../notes/use-note-acts'
import '../crm.css'

type Note = RowOf<'/api/note'>

/** One note, on a page of its own; when it is deleted what it was about opens again (SCR-046). */
export default function NoteDetail() {
  const t = useT('crm')
  const { noteId } = useParams()
  const note = useCall('get', '/api/note/{id}', { params: { path: { id: Number(noteId) } } })
  return (
    <Loaded query={note} what={t('theNote')}>
      {found => <OneNote key={found.id} note={found} />}
    </Loaded>
  )
}

function OneNote({ note }: { note: Note }) {
  const t = useT('crm')
  const navigate = useNavigate()
  const subject = useNoteSubject(note)
  const { noun, name, to } = subject
  const { edit, pin, share, remove, dialog } = useNoteActs(note, () => void navigate(to ?? '/'))
  const record = useRecord(described, note)
  return (
    <>
      <DetailScreen
        title={t('noteAbout', { name })}
        crumb={t('note')}
        crumbs={to ? [{ title: name === noun ? noun : `${noun} ${name}`, to }] : []}
        subtitle={[note.user_fullname, formatMoment(note.created_at)].filter(Boolean).join(' · ')}
        state={
          note.sticky && (
            <Tag tone="accent" icon={IconPinFilled}>
              {t('pinned')}
            </Tag>
          )
        }
        actions={
          <>
            <Button variant="danger-outline" icon={IconTrash} onClick={() => void remove()}>
              {t('delete')}
            </Button>
            <Button icon={IconPencil} hotkey="E" onClick={edit}>
              {t('edit')}
            </Button>
          </>
        }
        menu={[pin, share]}
        record={record}
        facts={
          <>
            <NoteSubjectCards subject={subject} />
            <WrittenCard note={note} />
          </>
        }
        first={
          <Card>
            <p className="crm-text crm-note-whole">{note.description}</p>
          </Card>
        }
        tabs={[{ key: 'overview', title: t('note'), content: <Others note={note} /> }]}
      />
      {dialog}
    </>
  )
}

/** Who wrote it and when, and whether it was changed since. */
function WrittenCard({ note }: { note: Note }) {
  const t = useT('crm')
  const { user_fullname, created_at, updated_at } = note
  const isChanged = Date.parse(updated_at) - Date.parse(created_at) > 1000
  const facts = useFacts(described, note, {
    first: ['user_id', 'created_at', ...(isChanged ? (['updated_at'] as const) : [])],
    only: true,
    values: {
      user_id: user_fullname && (
        <span className="vk-row">
          <Avatar name={user_fullname} size={20} />
          {user_fullname}
        </span>
      ),
      created_at: formatDateTime(created_at),
      updated_at: formatDateTime(updated_at),
    },
  })
  return (
    <Card title={t('note')}>
      <Facts facts={facts} />
    </Card>
  )
}

/** What else colleagues wrote there. */
function Others({ note: { id, flow_id, relation_id, organization_id } }: { note: Note }) {
  const shared = { title: useT('crm')('otherNotes'), without: id }
  if (flow_id) return <NotesCard on="flow" id={flow_id} {...shared} />
  if (relation_id) return <NotesCard on="relation" id={relation_id} {...shared} />
  if (organization_id) return <NotesCard on="organization" id={organization_id} {...shared} />
  return null
}
