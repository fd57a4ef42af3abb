import { Avatar, Button, formatDate, useNavigate, useSearchParams, useT } from '@core/ui'
import { ResourceList } from '@core/ui/lists'
import described from '@openapi/fields/equipment'
import { IconAirConditioning, IconPlus } from '@tabler/icons-react'
import { Warranty } from '../equipment/equipment-card'
import { EquipmentModal } from '../equipment/equipment-modal'

/** Everything that stands at customers', with its warranty. */
export default function EquipmentOverview() {
  const t = useT('aftercare')
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const button = (
    <Button variant="primary" icon={IconPlus} onClick={() => setParams({ new: '' })}>
      {t('newEquipment')}
    </Button>
  )
  return (
    <>
      <ResourceList
        of={described}
        title={t('equipments')}
        what={t('equipmentsLower')}
        sort="-id"
        href={row => `/equipment_detail/${row.id}`}
        filters={['make', 'installed_on', 'warranty_until', 'relation_fullname']}
        columns={[
          {
            field: 'description',
            width: 240,
            minWidth: 160,
            phone: 'title',
            render: row => <strong className="vk-clip">{row.description}</strong>,
          },
          { field: 'make', width: 120 },
          { field: 'model', width: 150 },
          { field: 'serial_number', width: 170, phone: 'meta' },
          {
            field: 'relation_fullname',
            width: 190,
            minWidth: 120,
            render: row => <Avatar name={row.relation_fullname || '–'} size={20} label />,
          },
          {
            field: 'installed_on',
            width: 130,
            phone: 'value',
            render: row => row.installed_on && formatDate(row.installed_on),
          },
          { field: 'warranty_until', width: 150, phone: 'aside', render: row => <Warranty equipment={row} /> },
        ]}
        removal={{ to: 'trash', question: count => t('deleteEquipment', { count }) }}
        actions={button}
        empty={{ icon: IconAirConditioning, title: t('noEquipment'), text: t('noEquipmentText'), actions: button }}
      />
      {params.has('new') && (
        <EquipmentModal
          equipment={null}
          onSaved={({ id }) => void navigate(`/equipment_detail/${id}`)}
          onClose={() => setParams({}, { replace: true })}
        />
      )}
    </>
  )
}
