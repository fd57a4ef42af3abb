import {
  Avatar,
  Button,
  Card,
  DetailScreen,
  EmptyState,
  Link,
  Loaded,
  MoreButton,
  PlaceMap,
  type RowOf,
  useCall,
  useFacts,
  useGrowingList,
  useParams,
  useRecord,
  useT,
} from '@core/ui'
import fields from '@openapi/fields/organization'
import { IconPaperclip, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { stageOf } from '../../contract/flow-status'
import { RecordFiles } from '../flow/record-files'
import { StageJoints } from '../flow/stage-joints'
import { NotesCard } from '../notes/notes-card'
import { EditOrganizationModal } from '../organization/organization-modal'
import { addressLines } from '../relation/address'
import { CONTACT_FIELDS, ContactCard } from '../relation/contact-card'
import { useTrashRecord } from '../relation/use-trash-record'
import '../crm.css'

type Organization = RowOf<'/api/organization'>

/** One organization: where it is, who works there, notes (S1 §2). */
export default function OrganizationDetail() {
  const t = useT('crm')
  const { organizationId } = useParams()
  const organization = useCall('get', '/api/organization/{id}', { params: { path: { id: Number(organizationId) } } })
  return (
    <Loaded query={organization} what={t('theOrganization')}>
      {found => <Details key={found.id} organization={found} />}
    </Loaded>
  )
}

function Details({ organization }: { organization: Organization }) {
  const t = useT('crm')
  const record = useRecord(fields, organization)
  const facts = useFacts(fields, organization, {
    without: ['name', ...CONTACT_FIELDS, 'country', 'created_at', 'updated_at'],
    first: ['kvk', 'vat_number', 'lead_source'],
  })
  const trash = useTrashRecord('organization', organization.id)
  const [editing, setEditing] = useState(false)

  return (
    <>
      <DetailScreen
        title={organization.name}
        crumbs={[{ title: t('organizations'), to: '/organization_overview' }]}
        subtitle={organization.city}
        actions={
          <Button icon={IconPencil} hotkey="E" onClick={() => setEditing(true)}>
            {t('edit')}
          </Button>
        }
        menu={[{ key: 'trash', label: t('toTrash'), icon: IconTrash, danger: true, onSelect: () => void trash() }]}
        record={record}
        facts={
          <ContactCard of={organization} more={facts}>
            <PlaceMap
              locate={`/api/organization/${organization.id}/locate`}
              of={organization}
              addressed={addressLines(organization).length > 0}
            />
          </ContactCard>
        }
        tabs={[
          {
            key: 'overview',
            title: t('overview'),
            content: (
              <>
                <PeopleCard organizationId={organization.id} />
                <NotesCard on="organization" id={organization.id} />
              </>
            ),
          },
          {
            key: 'files',
            title: t('files'),
            icon: IconPaperclip,
            content: <RecordFiles of={{ type: 'organization', id: organization.id }} />,
          },
        ]}
      />
      {editing && <EditOrganizationModal organization={organization} onClose={() => setEditing(false)} />}
    </>
  )
}

function PeopleCard({ organizationId }: { organizationId: number }) {
  const t = useT('crm')
  const query = { organization_id: String(organizationId), sort: 'surname' }
  const { list, rows, more } = useGrowingList('/api/relation', query)
  return (
    <Card title={t('people')} count={list.data?.total} flush>
      <Loaded compact query={list} what={t('thePeople')}>
        {() =>
          rows.length === 0 ? (
            <EmptyState compact title={t('noPeople')} text={t('noPeopleText')} />
          ) : (
            rows.map(person => (
              <Link key={person.id} to={`/relation_detail/${person.id}`} className="crm-row-link">
                <span className="vk-card-row">
                  <Avatar name={person.fullname} />
                  <span className="vk-grow crm-two-lines">
                    <strong className="vk-clip">{person.fullname}</strong>
                    <span className="vk-meta vk-clip">{[person.email, person.phone].filter(Boolean).join(' · ')}</span>
                  </span>
                  {person.flow_status && <StageJoints stage={stageOf(person.flow_status)} />}
                </span>
              </Link>
            ))
          )
        }
      </Loaded>
      <MoreButton more={more} />
    </Card>
  )
}
