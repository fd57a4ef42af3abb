import { keptFiles, keptForms, type Owner, ownerKey } from './on-device'
import type { WaitingForm } from './waiting-forms'

/** The forms that wait on this device; what it takes to look into them is fetched only where there are some. */
export async function formsOnDevice(user: Owner): Promise<readonly WaitingForm[]> {
  const owner = ownerKey(user)
  if (!(await keptForms.all(owner)).length && !(await keptFiles.all(owner)).length) return []
  return (await import('./waiting-forms')).waitingForms(user)
}
