import { keptFiles, keptForms, type Owner, ownerKey } from './on-device'

/** Sends what forms left on this device; what that takes is fetched only where there is something. */
export default async function sendLeft(user: Owner): Promise<void> {
  const mine = ownerKey(user)
  const left = [...(await keptForms.all(mine)), ...(await keptFiles.all(mine))]
  if (!left.length) return
  const { sendKept } = await import('./send-kept')
  await sendKept(user, new Set(left.map(({ item }) => item.id)))
}
