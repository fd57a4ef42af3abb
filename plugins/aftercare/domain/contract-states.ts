import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import type { Opened } from '@core/db/mapped'
import { move } from '@core/states/move'
import { states } from '@core/states/states'
import { latestDay, today } from '@core/time/today'
import { datesFrom } from '@plugins/invoice/contract/recurring'
import { contractEvents } from '../contract'
import { MaintenanceContract } from '../entities/maintenance-contract'

export type ContractRecord = Opened<typeof MaintenanceContract>

/** A maintenance contract runs, waits or has ended. What falls in a pause is not made afterwards. */
export const contractStates = states(MaintenanceContract, {
  initial: 'active',
  moves: {
    pause: { from: ['active'], to: 'paused', logs: 'paused', tells: contractEvents.paused },
    resume: { from: ['paused'], to: 'active', logs: 'resumed', tells: contractEvents.resumed },
    end: { from: ['active', 'paused'], to: 'ended', logs: 'ended', tells: contractEvents.ended },
  },
  owns: ['next_date'],
})

/** No day lies beyond it. */
const NEVER = '9999-12-31'

/** The days on which visits are to come, from a day on; at most so many. */
export const visitDays = (
  contract: Pick<ContractRecord, 'interval_unit' | 'interval_count' | 'first_date' | 'end_date'>,
  from: string,
  { until = NEVER, most = 1 }: { until?: string; most?: number } = {},
): string[] => {
  const end = contract.end_date && contract.end_date < until ? contract.end_date : until
  return datesFrom(contract, latestDay([from, contract.first_date]), end, most)
}

/**
 * Brings a contract where a change of its status says.
 *
 * @throws Problem 422 for a status that there is not, and to go on when nothing comes any more; 409 from one that has ended
 */
export async function moveContract(
  context: Context,
  contract: ContractRecord,
  { status }: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (status === undefined || status === contract.status) return
  if (status === 'paused') return move(context, contractStates, contract, 'pause')
  if (status === 'ended') return move(context, contractStates, contract, 'end', { set: { next_date: null } })
  if (status !== 'active') throw invalid('status', 'core.invalid_value')
  const [next_date] = visitDays(contract, today(context.company))
  if (!next_date) throw invalid('end_date', 'aftercare.contract_over')
  await move(context, contractStates, contract, 'resume', { set: { next_date } })
}
