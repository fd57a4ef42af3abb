import { Card, EmptyState, Facts, formatDate, Link, Loaded, type RowOf, Tag, today, useCall, useT } from '@core/ui'
import { IconAirConditioning, IconShieldCheck, IconShieldX } from '@tabler/icons-react'
import '../aftercare.css'

export type Equipment = RowOf<'/api/equipment'>

/** Whether something is under warranty today, as a label; nothing where nobody noted it. */
export function Warranty({ equipment: { warranty_until } }: { equipment: Pick<Equipment, 'warranty_until'> }) {
  const t = useT('aftercare')
  if (!warranty_until) return null
  const covered = warranty_until >= today()
  return (
    <Tag tone={covered ? 'ok' : 'neutral'} icon={covered ? IconShieldCheck : IconShieldX}>
      {t(covered ? 'underWarranty' : 'outOfWarranty')}
    </Tag>
  )
}

/** How much of the warranty is left, as a bar, with the day in words. */
function WarrantyBar({ equipment: { installed_on, warranty_until } }: { equipment: Equipment }) {
  const t = useT('aftercare')
  if (!warranty_until) return null
  const [from, until, now] = [
    Date.parse(installed_on ?? warranty_until),
    Date.parse(warranty_until),
    Date.parse(today()),
  ]
  const left = until > from ? Math.min(1, Math.max(0, (until - now) / (until - from))) : 0
  return (
    <div>
      {t(left > 0 ? 'warrantyUntil' : 'warrantyOver', { day: formatDate(warranty_until) })}
      <div className="aftercare-warranty" aria-hidden="true">
        <span style={{ width: `${Math.round(left * 100)}%` }} />
      </div>
    </div>
  )
}

/** What an incident is about, or what stands at the customer's: make, serial number, place and warranty. */
export function EquipmentFacts({ equipment }: { equipment: Equipment }) {
  const t = useT('aftercare')
  const { make, model, serial_number, place, installed_on } = equipment
  return (
    <>
      <Facts
        facts={[
          { label: t('field.equipment.make'), value: [make, model].filter(Boolean).join(' ') },
          { label: t('field.equipment.serial_number'), value: serial_number },
          { label: t('field.equipment.place'), value: place },
          { label: t('field.equipment.installed_on'), value: installed_on && formatDate(installed_on) },
        ]}
      />
      <WarrantyBar equipment={equipment} />
    </>
  )
}

/** The equipment of an incident, with the way to its history. */
export function EquipmentCard({ id }: { id: number | null }) {
  const t = useT('aftercare')
  const found = useCall('get', '/api/equipment/{id}', { params: { path: { id: id ?? 0 } } }, { enabled: id !== null })
  if (id === null)
    return (
      <Card title={t('field.incident.equipment_id')}>
        <EmptyState compact icon={IconAirConditioning} title={t('noEquipmentHere')} />
      </Card>
    )
  return (
    <Loaded compact query={found} what={t('theEquipment')}>
      {equipment => (
        <Card
          title={equipment.description}
          actions={<Link to={`/equipment_detail/${id}`}>{t('field.incident.equipment_id')}</Link>}
        >
          <EquipmentFacts equipment={equipment} />
        </Card>
      )}
    </Loaded>
  )
}
