import {
  Button,
  ButtonLink,
  type Choice,
  formatMoney,
  formatNumber,
  Link,
  Loaded,
  PlaceMap,
  phoneLink,
  type RowOf,
  useCall,
  useParams,
  useT,
} from '@core/ui'
import { DetailScreen, useFacts, useRecord } from '@core/ui/records'
import fields from '@openapi/fields/organization'
import { IconFolderPlus, IconMail, IconPaperclip, IconPencil, IconPhone, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { NewFlowModal } from '../flow/new-flow-modal'
import { RecordFiles } from '../flow/record-files'
import { NotesCard } from '../notes/notes-card'
import { OrganizationFlowsCard } from '../organization/organization-flows-card'
import { EditOrganizationModal } from '../organization/organization-modal'
import { PeopleCard } from '../organization/people-card'
import { usePeoplePins } from '../organization/use-people-pins'
import { addressLines } from '../relation/address'
import { CONTACT_FIELDS, ContactCard } from '../relation/contact-card'
import { NewRelationModal } from '../relation/relation-modal'
import { useTrashRecord } from '../relation/use-trash-record'
import '../crm.css'

type Organization = RowOf<'/api/organization'>

/** One organization: where it is, who belongs to it, what runs for them and what that is worth (S1 §2, SCR-040). */
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
  const { id, email, phone, contactperson_id, contactperson_fullname } = organization
  const record = useRecord(fields, organization)
  const trash = useTrashRecord('organization', id)
  const [open, setOpen] = useState<'edit' | 'flow' | 'person' | null>(null)
  const close = () => setOpen(null)
  const person: Choice | null = contactperson_id ? { id: contactperson_id, label: contactperson_fullname ?? '' } : null

  return (
    <>
      <DetailScreen
        title={organization.name}
        crumbs={[{ title: t('organizations'), to: '/organization_overview' }]}
        subtitle={organization.city}
        actions={
          <>
            {email && (
              <ButtonLink icon={IconMail} to={`mailto:${email}`}>
                {t('mail')}
              </ButtonLink>
            )}
            {phone && (
              <ButtonLink icon={IconPhone} to={phoneLink(phone)}>
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
        menu={[{ key: 'trash', label: t('toTrash'), icon: IconTrash, danger: true, onSelect: () => void trash() }]}
        record={record}
        facts={<OrganizationFacts organization={organization} />}
        tabs={[
          {
            key: 'overview',
            title: t('overview'),
            content: (
              <>
                <PeopleCard organization={organization} onNew={() => setOpen('person')} />
                <OrganizationFlowsCard organizationId={id} onNew={() => setOpen('flow')} />
                <NotesCard on="organization" id={id} />
              </>
            ),
          },
          {
            key: 'files',
            title: t('files'),
            icon: IconPaperclip,
            content: <RecordFiles of={{ type: 'organization', id }} />,
          },
        ]}
      />
      {open === 'edit' && <EditOrganizationModal organization={organization} onClose={close} />}
      {open === 'flow' && <NewFlowModal relation={person} onClose={close} />}
      {open === 'person' && <NewRelationModal organization={organization} onClose={close} />}
    </>
  )
}

function OrganizationFacts({ organization }: { organization: Organization }) {
  const t = useT('crm')
  const { id, contactperson_id, contactperson_fullname, open_flow_count, open_worth } = organization
  const pins = usePeoplePins(id)
  const facts = useFacts(fields, organization, {
    without: ['name', ...CONTACT_FIELDS, 'country', 'created_at', 'updated_at'],
    first: ['kvk', 'vat_number', 'lead_source'],
  })
  const more = [
    {
      label: t('person'),
      value: contactperson_fullname && (
        <Link to={`/relation_detail/${contactperson_id}`}>{contactperson_fullname}</Link>
      ),
    },
    { label: t('openFlows'), value: formatNumber(open_flow_count) },
    { label: t('openWorth'), value: formatMoney(open_worth, { cents: false }) },
    ...facts,
  ]
  return (
    <ContactCard of={organization} more={more}>
      <PlaceMap
        locate={`/api/organization/${id}/locate`}
        of={organization}
        addressed={addressLines(organization).length > 0}
        others={pins}
      />
    </ContactCard>
  )
}
