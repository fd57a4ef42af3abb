import { type RowOf, Tag, useT } from '@core/ui'

export type Contract = RowOf<'/api/maintenancecontract'>

const TONES = { active: 'ok', paused: 'warn', ended: 'neutral' } as const

/** Whether visits come of a contract. */
export function ContractStatus({ status }: { status: Contract['status'] }) {
  const t = useT('aftercare')
  return <Tag tone={TONES[status]}>{t(`field.maintenancecontract.status.${status}`)}</Tag>
}

/** How often a visit comes: "elk halfjaar". */
export function useEvery(): (contract: Pick<Contract, 'interval_unit' | 'interval_count'>) => string {
  const t = useT('aftercare')
  return ({ interval_unit, interval_count }) => t(`every_${interval_unit}`, { count: interval_count })
}
