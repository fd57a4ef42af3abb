import { Card, Loaded, Page, type RowOf, useCall, useNavigate, useParams, useT } from '@core/ui'
import { NoteRow } from '../notes/note-row'
import '../crm.css'

/** One note, on a page of its own; when it is deleted what it was about opens again (SCR-046). */
export default function NoteDetail() {
  const t = useT('crm')
  const navigate = useNavigate()
  const { noteId } = useParams()
  const note = useCall('get', '/api/note/{id}', { params: { path: { id: Number(noteId) } } })
  return (
    <Loaded query={note} what={t('theNote')}>
      {found => {
        const about = aboutOf(found)
        return (
          <Page title={t('note')} crumbs={about ? [{ title: t(about.title), to: about.to }] : []} layout="narrow">
            <Card flush>
              <NoteRow note={found} whole onDeleted={() => void navigate(about?.to ?? '/')} />
            </Card>
          </Page>
        )
      }}
    </Loaded>
  )
}

/** What a note is about, with its page. */
function aboutOf({ flow_id, relation_id, organization_id }: RowOf<'/api/note'>) {
  if (flow_id) return { title: 'flow', to: `/flow_detail/${flow_id}` } as const
  if (relation_id) return { title: 'relation', to: `/relation_detail/${relation_id}` } as const
  if (organization_id) return { title: 'organization', to: `/organization_detail/${organization_id}` } as const
  return null
}
