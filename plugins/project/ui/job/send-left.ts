import { keptActs, type Owner, ownerKey } from './on-device'

/** Sends what visits left on this device; what that takes is fetched only where there is something. */
export default async function sendLeft(user: Owner): Promise<void> {
  if (!(await keptActs.all(ownerKey(user))).length) return
  const { sendActs } = await import('./send-acts')
  await sendActs(user)
}
