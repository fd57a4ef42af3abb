import { Button, Card, Loaded, useCall, useParams, useSearchParams, useT } from '@core/ui'
import { DetailScreen, PictureGrid, useRecord } from '@core/ui/records'
import described from '@openapi/fields/equipment'
import { IconLifebuoy, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { type Equipment, EquipmentFacts, Warranty } from '../equipment/equipment-card'
import { EquipmentHistory } from '../equipment/equipment-history'
import { EquipmentModal } from '../equipment/equipment-modal'
import { NewIncidentModal } from '../incident/incident-modal'
import '../aftercare.css'

/** One device at a customer's: what it is, until when it is under warranty, and what happened with it. */
export default function EquipmentDetail() {
  const t = useT('aftercare')
  const { equipmentId } = useParams()
  const found = useCall('get', '/api/equipment/{id}', { params: { path: { id: Number(equipmentId) } } })
  return (
    <Loaded query={found} what={t('theEquipment')}>
      {equipment => <Device key={equipment.id} equipment={equipment} />}
    </Loaded>
  )
}

function Device({ equipment }: { equipment: Equipment }) {
  const t = useT('aftercare')
  const [params, setParams] = useSearchParams()
  const [reporting, setReporting] = useState(false)
  const record = useRecord(described, equipment)
  const { id, description, relation_fullname, serial_number, flow_id, remarks } = equipment
  return (
    <>
      <DetailScreen
        title={description}
        crumb={serial_number ?? description}
        crumbs={[{ title: t('equipments'), to: '/equipment_overview' }]}
        subtitle={relation_fullname}
        state={<Warranty equipment={equipment} />}
        actions={
          <>
            {flow_id !== null && (
              <Button icon={IconLifebuoy} onClick={() => setReporting(true)}>
                {t('newIncident')}
              </Button>
            )}
            <Button variant="primary" icon={IconPencil} hotkey="E" onClick={() => setParams({ edit: '1' })}>
              {t('edit')}
            </Button>
          </>
        }
        record={record}
        facts={
          <Card title={t('field.incident.equipment_id')}>
            <EquipmentFacts equipment={equipment} />
            {remarks && <p className="aftercare-words">{remarks}</p>}
          </Card>
        }
        tabs={[
          {
            key: 'overview',
            title: t('overview'),
            content: (
              <>
                <EquipmentHistory equipment={equipment} />
                <Card title={t('photos')}>
                  <PictureGrid of={{ type: 'equipment', id }} />
                </Card>
              </>
            ),
          },
        ]}
      />
      {params.has('edit') && <EquipmentModal equipment={equipment} onClose={() => setParams({}, { replace: true })} />}
      {reporting && flow_id !== null && (
        <NewIncidentModal starting={{ flow_id, equipment_id: id }} onClose={() => setReporting(false)} />
      )}
    </>
  )
}
