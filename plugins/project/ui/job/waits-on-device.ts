import type { OnDevice } from '@core/ui'
import { keptActs, type Owner, ownerKey } from './on-device'

/** The visits with something that waits on this device, for the bar of the frame. */
export default async function waitsOnDevice(user: Owner): Promise<readonly OnDevice[]> {
  const perVisit = Map.groupBy(await keptActs.all(ownerKey(user)), ({ task }) => task)
  return [...perVisit].map(([task, acts]) => ({
    title: acts[0]?.title ?? '',
    count: acts.length,
    asks: acts.some(({ refusal }) => refusal !== undefined),
    to: `/job_detail/${task}`,
  }))
}
