import type { CurrentUser } from '../session/current-user.ts'
import { askAhead, leftOnDevice } from './ahead.ts'

const MINUTE = 60_000
let timer: ReturnType<typeof setInterval> | undefined
let sendNow: (() => void) | undefined

/** Sends what is left on this device for whoever is signed in: now, with every connection that comes back, and each minute. */
export function sendLeft(user: CurrentUser): void {
  stopSending()
  let busy = false
  sendNow = () => {
    if (busy || !navigator.onLine) return
    busy = true
    void askAhead(leftOnDevice, user).finally(() => {
      busy = false
    })
  }
  addEventListener('online', sendNow)
  timer = setInterval(sendNow, MINUTE)
  sendNow()
}

/** When somebody signs out: what they left stays theirs, until they are back. */
export function stopSending(): void {
  clearInterval(timer)
  if (sendNow) removeEventListener('online', sendNow)
}
