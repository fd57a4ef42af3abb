import { Avatar, Card, Facts, Link, type RowOf, useCall, useKinds, useT } from '@core/ui'
import { stageOf } from '../../contract/flow-status'
import { useStatusName } from '../flow/flow-status'
import { StageJoints } from '../flow/stage-joints'
import { ContactCard } from '../relation/contact-card'

type Note = RowOf<'/api/note'>

/** What a note is about. */
export interface NoteSubject {
  /** Kind of record. */
  noun: string
  /** Whose it is; the noun until that is known, and where nobody can say. */
  name: string
  /** Nothing for what has no screen. */
  to: string | null
  flow: RowOf<'/api/flow'> | undefined
  relation: RowOf<'/api/relation'> | undefined
  organization: RowOf<'/api/organization'> | undefined
}

/** Whose note it is: of a dossier, somebody, an organization, or whatever else people work with. */
export function useNoteSubject(note: Note): NoteSubject {
  const kinds = useKinds()
  const [kind, id] = subjectOf(note)
  const asked = (of: string) => ({ enabled: kind === of })
  const params = { path: { id } }
  const flow = useCall('get', '/api/flow/{id}', { params }, asked('flow')).data
  const relationId = kind === 'relation' ? id : (flow?.relation_id ?? 0)
  const customer = { params: { path: { id: relationId } } }
  const relation = useCall('get', '/api/relation/{id}', customer, { enabled: relationId > 0 }).data
  const organization = useCall('get', '/api/organization/{id}', { params }, asked('organization')).data
  const noun = kinds.nounOf(kind)
  const name = flow?.relation_fullname || relation?.fullname || organization?.name
  return { noun, name: name || noun, to: kinds.addressOf(kind, id), flow, relation, organization }
}

function subjectOf({ flow_id, relation_id, organization_id, noteable_type, noteable_id }: Note): [string, number] {
  if (flow_id) return ['flow', flow_id]
  if (relation_id) return ['relation', relation_id]
  if (organization_id) return ['organization', organization_id]
  return [noteable_type, noteable_id]
}

/** What a note is about, with the way to it, and how to reach whoever that is. */
export function NoteSubjectCards({ subject }: { subject: NoteSubject }) {
  const { noun, name, to, flow, relation, organization } = subject
  return (
    <>
      {flow && to && <FlowCard flow={flow} to={to} />}
      {!flow && (
        <Card title={noun}>
          <strong>{to ? <Link to={to}>{name}</Link> : name}</strong>
        </Card>
      )}
      {relation && <ContactCard of={relation} more={[]} />}
      {organization && <ContactCard of={organization} more={[]} />}
    </>
  )
}

/** The dossier of a note: what it is about, how far it is and whose. */
function FlowCard({ flow, to }: { flow: RowOf<'/api/flow'>; to: string }) {
  const t = useT('crm')
  const nameOf = useStatusName()
  const stage = stageOf(flow.status)
  return (
    <Card title={t('flow')}>
      <Facts
        facts={[
          { label: t('field.flow.number'), value: <Link to={to}>{flow.number ?? flow.relation_fullname}</Link> },
          { label: t('field.flow.description'), value: flow.description },
          { label: t('field.flow.status'), value: stage ? <StageJoints stage={stage} /> : nameOf(flow.status) },
          { label: t('field.flow.flow_phase_id'), value: flow.phase },
          {
            label: t('field.flow.user_id'),
            value: flow.user_fullname && (
              <span className="vk-row">
                <Avatar name={flow.user_fullname} size={20} />
                {flow.user_fullname}
              </span>
            ),
          },
        ]}
      />
    </Card>
  )
}
