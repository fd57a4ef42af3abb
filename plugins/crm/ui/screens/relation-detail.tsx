import {
  Button,
  ButtonLink,
  type Choice,
  formatDay,
  Link,
  Loaded,
  PlaceMap,
  phoneLink,
  type RowOf,
  useCall,
  useGrowingList,
  useParams,
  useT,
} from '@core/ui'
import { DetailScreen, useFacts, useRecord } from '@core/ui/records'
import fields from '@openapi/fields/relation'
import {
  IconArrowMerge,
  IconFolderPlus,
  IconMail,
  IconPaperclip,
  IconPencil,
  IconPhone,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { FlowsCard } from '../flow/flows-card'
import { NewFlowModal } from '../flow/new-flow-modal'
import { RecordFiles } from '../flow/record-files'
import { TrashedFlowsCard } from '../flow/trashed-flows-card'
import { LocationsCard, useLocationPins } from '../location/locations-card'
import { NotesCard } from '../notes/notes-card'
import { addressLines } from '../relation/address'
import { CONTACT_FIELDS, ContactCard } from '../relation/contact-card'
import { DoublesCard } from '../relation/doubles-card'
import { MergeRelationModal } from '../relation/merge-relation-modal'
import { EditRelationModal } from '../relation/relation-modal'
import { useTrashRecord } from '../relation/use-trash-record'
import '../crm.css'

type Relation = RowOf<'/api/relation'>

/** One person: how to reach them, their dossiers and notes (R-REL-013). */
export default function RelationDetail() {
  const t = useT('crm')
  const { relationId } = useParams()
  const relation = useCall('get', '/api/relation/{id}', { params: { path: { id: Number(relationId) } } })
  return (
    <Loaded query={relation} what={t('theRelation')}>
      {found => <Person key={found.id} relation={found} />}
    </Loaded>
  )
}

function Person({ relation }: { relation: Relation }) {
  const t = useT('crm')
  const record = useRecord(fields, relation)
  const trash = useTrashRecord('relation', relation.id)
  const [open, setOpen] = useState<'edit' | 'flow' | 'merge' | null>(null)
  const [double, setDouble] = useState<Choice | null>(null)
  const merge = (target: Choice | null) => {
    setDouble(target)
    setOpen('merge')
  }
  const close = () => setOpen(null)

  return (
    <>
      <DetailScreen
        title={relation.fullname}
        crumbs={[{ title: t('relations'), to: '/relation_overview' }]}
        subtitle={relation.city}
        actions={
          <>
            {relation.email && (
              <ButtonLink icon={IconMail} to={`mailto:${relation.email}`}>
                {t('mail')}
              </ButtonLink>
            )}
            {relation.phone && (
              <ButtonLink icon={IconPhone} to={phoneLink(relation.phone)}>
                {t('callPhone')}
              </ButtonLink>
            )}
            <Button icon={IconPencil} hotkey="E" onClick={() => setOpen('edit')}>
              {t('edit')}
            </Button>
            <Button variant="primary" icon={IconFolderPlus} onClick={() => setOpen('flow')}>
              {t('newFlow')}
            </Button>
          </>
        }
        menu={[
          { key: 'merge', label: t('mergeWith'), icon: IconArrowMerge, onSelect: () => merge(null) },
          { key: 'trash', label: t('toTrash'), icon: IconTrash, danger: true, onSelect: () => void trash() },
        ]}
        record={record}
        facts={
          <>
            <RelationFacts relation={relation} />
            <LocationsCard relation={relation} />
          </>
        }
        tabs={[
          {
            key: 'overview',
            title: t('overview'),
            content: (
              <>
                <DoublesCard relationId={relation.id} onMerge={({ id, fullname }) => merge({ id, label: fullname })} />
                <FlowsOfRelation relation={relation} onNew={() => setOpen('flow')} />
                <NotesCard on="relation" id={relation.id} />
                <TrashedFlowsCard relationId={relation.id} />
              </>
            ),
          },
          {
            key: 'files',
            title: t('files'),
            icon: IconPaperclip,
            content: <RecordFiles of={{ type: 'relation', id: relation.id }} />,
          },
        ]}
      />
      {open === 'edit' && <EditRelationModal relation={relation} onClose={close} />}
      {open === 'merge' && <MergeRelationModal relation={relation} target={double} onClose={close} />}
      {open === 'flow' && <NewFlowModal relation={{ id: relation.id, label: relation.fullname }} onClose={close} />}
    </>
  )
}

function RelationFacts({ relation }: { relation: Relation }) {
  const t = useT('crm')
  const id = relation.organization_id ?? 0
  const pins = useLocationPins(relation.id)
  const organization = useCall('get', '/api/organization/{id}', { params: { path: { id } } }, { enabled: id > 0 }).data
  const facts = useFacts(fields, relation, {
    first: ['country', 'organization_id', 'lead_source'],
    without: ['name', 'nameprefix', 'surname', ...CONTACT_FIELDS, 'created_at', 'updated_at'],
    values: {
      organization_id: organization && <Link to={`/organization_detail/${organization.id}`}>{organization.name}</Link>,
    },
  })
  return (
    <ContactCard of={relation} more={[...facts, { label: t('since'), value: formatDay(relation.created_at) }]}>
      <PlaceMap
        locate={`/api/relation/${relation.id}/locate`}
        of={{ ...relation, name: relation.fullname }}
        addressed={addressLines(relation).length > 0}
        others={pins}
      />
    </ContactCard>
  )
}

function FlowsOfRelation({ relation, onNew }: { relation: Relation; onNew: () => void }) {
  const t = useT('crm')
  const query = { relation_id: String(relation.id), sort: '-created_at' }
  const { list, rows, more } = useGrowingList('/api/flow', query)
  return (
    <FlowsCard query={list} rows={rows} total={list.data?.total} more={more} none={t('noFlowsText')} onNew={onNew} />
  )
}
