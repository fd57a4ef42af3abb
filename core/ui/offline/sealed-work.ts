import { eachKept, putKept, removeKept } from '../saving/device-store.ts'
import { importKey, isSealed, seal, unseal } from '../saving/sealed.ts'
import { sealedList, waitingSealed } from './sealed-list.ts'

/** Whoever's work it is, with the key that the server tells them alone. */
export interface WorkOwner {
  readonly id: number
  readonly currentcompany_id: number
  readonly name: string
  readonly device_key: string
}

/** Days that unsent work of somebody who is signed out stays on a device. */
const DAYS = 90
const DAY_MS = 86_400_000

let current: WorkOwner | undefined
/** Sealing and opening come one after the other. */
let working: Promise<void> = Promise.resolve()

const ownerOf = ({ id, currentcompany_id }: WorkOwner): string => `${currentcompany_id}/${id}/`

/** Lets somebody who is signed in go on with what they left here; from now on it is sealed when their sign-in ends. */
export function openWork(user: WorkOwner): Promise<void> {
  current = user
  working = working.then(throwAwayOld).then(() => open(user))
  return working
}

async function open(user: WorkOwner): Promise<void> {
  const owner = ownerOf(user)
  const sealed = (await eachKept(owner)).flatMap(([place, value]) => (isSealed(value) ? [[place, value] as const] : []))
  if (!sealed.length) return
  const key = await importKey(user.device_key)
  let shut = 0
  for (const [place, value] of sealed) {
    // What another key sealed stays sealed until its end, and holds up nothing else.
    const opened = await unseal(key, value).catch(() => null)
    if (opened === null) shut++
    else await putKept(place, opened)
  }
  if (!shut) sealedList.write(sealedList.read().filter(work => work.owner !== owner))
}

/**
 * Seals what somebody leaves unsent when their sign-in ends: whoever takes the device cannot read it, and they go on with it
 * once they are back. A browser that has no means for it, over a bare connection, keeps it as it is.
 */
export function sealWork(user = current): Promise<void> {
  current = undefined
  working = working.then(() => (user?.device_key && globalThis.crypto?.subtle ? close(user) : undefined))
  return working
}

async function close(user: WorkOwner): Promise<void> {
  const owner = ownerOf(user)
  const left = (await eachKept(owner)).filter(([, value]) => !isSealed(value))
  if (!left.length) return
  const key = await importKey(user.device_key)
  for (const [place, value] of left) await putKept(place, await seal(key, value))
  const others = sealedList.read().filter(work => work.owner !== owner)
  sealedList.write([...others, { owner, name: user.name, until: Date.now() + DAYS * DAY_MS }])
}

/** What nobody came back for. */
async function throwAwayOld(): Promise<void> {
  const now = Date.now()
  const old = sealedList.read().filter(({ until }) => until <= now)
  for (const { owner } of old)
    for (const [place, value] of await eachKept(owner)) if (isSealed(value)) await removeKept(place)
  if (old.length) sealedList.write(waitingSealed(now))
}
