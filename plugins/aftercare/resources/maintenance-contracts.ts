import { invalid } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { nullable } from '@core/db/schema'
import { reserveNumber } from '@core/numbers/next-number'
import { resource } from '@core/resource/resource'
import { today } from '@core/time/today'
import { userNames } from '@core/users/user-names'
import { flowReader } from '@plugins/crm/contract'
import { Type as t } from '@sinclair/typebox'
import { contractEvents } from '../contract'
import { contractStates, moveContract, visitDays } from '../domain/contract-states'
import { Equipment } from '../entities/equipment'
import { MaintenanceContract } from '../entities/maintenance-contract'

const MOST_UNITS = 60
/** A working day. */
const MOST_MINUTES = 600
const LARGEST_AMOUNT = 999_999.99
const RATES: readonly number[] = [0, 9, 21]
const SCHEDULE = ['interval_unit', 'interval_count', 'first_date', 'end_date'] as const
/** What its recurring invoice was made of: that is changed there. */
const BILLED = ['amount_exc', 'vat_percentage', 'mails', ...SCHEDULE] as const

/** Maintenance contracts: a visit and an invoice each period. */
export const maintenanceContracts = resource({
  entity: MaintenanceContract,
  module: 'AFTERCARE',
  sort: 'next_date',
  called: { by: 'number', notes: ['title', 'relation_fullname'] },
  readonly: ['number', 'relation_id', 'relation_fullname', 'next_date', 'recurring_invoice_id'],
  states: { ...contractStates, direct: { fields: ['status'], run: moveContract } },
  events: { created: contractEvents.made, deleted: contractEvents.removed, restored: contractEvents.restored },
  enrich: [{ fields: { user_fullname: nullable(t.String()) }, run: userNames('user_id', 'user_fullname') }],
  async prepare(contract, context, changes, before) {
    contract.title = contract.title.trim()
    if (!contract.title) throw invalid('title', 'core.required')
    if (contract.interval_count < 1 || contract.interval_count > MOST_UNITS)
      throw invalid('interval_count', 'core.invalid_number')
    if (contract.duration < 15 || contract.duration > MOST_MINUTES) throw invalid('duration', 'core.invalid_number')
    const { amount_exc } = contract
    if (typeof amount_exc === 'number' && (amount_exc <= 0 || amount_exc > LARGEST_AMOUNT))
      throw invalid('amount_exc', 'core.invalid_number')
    if (!RATES.includes(contract.vat_percentage)) throw invalid('vat_percentage', 'core.invalid_number')
    if (contract.end_date && contract.end_date < contract.first_date)
      throw invalid('end_date', 'aftercare.ends_before_it_begins')
    if (!before) {
      if (contract.status !== 'active') throw invalid('status', 'aftercare.contract_begins_active')
      const flow = await context.use(flowReader).flow(context, contract.flow_id)
      if (!flow) throw invalid('flow_id', 'core.unknown_reference')
      const year = today(context.company).slice(0, 4)
      contract.number = `C${year}-${String(await reserveNumber(context, `maintenance-${year}`)).padStart(4, '0')}`
      contract.relation_id = flow.relation_id
      contract.relation_fullname = flow.relation_fullname
    } else if ('flow_id' in changes && changes.flow_id !== before.flow_id)
      throw invalid('flow_id', 'aftercare.contract_stays')
    const changed = BILLED.find(field => before && field in before && changes[field] !== before[field])
    if (changed && contract.recurring_invoice_id) throw invalid(changed, 'aftercare.billed_otherwise')
    if (contract.equipment_id) {
      const device = await openRecord(context, Equipment, contract.equipment_id)
      if (device && device.relation_id !== contract.relation_id)
        throw invalid('equipment_id', 'aftercare.equipment_of_another')
    }
    if (contract.status === 'ended' || (before && !SCHEDULE.some(field => field in before))) return
    const [next_date] = visitDays(contract, today(context.company))
    if (!next_date) throw invalid('end_date', 'aftercare.contract_over')
    contract.next_date = next_date
  },
})
