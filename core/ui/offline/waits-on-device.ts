import { useEffect, useRef, useState } from 'react'
import type { Place } from '../define/slot.ts'
import { useFills } from '../define/use-fills.ts'
import { onDeviceChange } from '../saving/device-store.ts'
import { type CurrentUser, useCurrentUser } from '../session/current-user.ts'

/** Something on this device that the server has not got. */
export interface OnDevice {
  /** What it is called: a form of a dossier. */
  readonly title: string
  /** How much of it waits. */
  readonly count: number
  /** Where it is shown. */
  readonly to: string
  /** It does not go by itself: somebody says what becomes of it. */
  readonly asks: boolean
}

/** What plugins hold on this device for whoever is signed in, told in the bar of the frame. */
export const waitsOnDevice: Place<(user: CurrentUser) => Promise<readonly OnDevice[]>> = { name: 'basis.waits' }

/** Milliseconds after a change of what is kept, before it is looked at anew: typing changes it with every key. */
const REST = 400

/** What this device holds that the server has not got. */
export function useWaitsOnDevice(): readonly OnDevice[] {
  const user = useCurrentUser()
  const fills = useFills(waitsOnDevice)
  const [found, setFound] = useState<readonly OnDevice[]>([])
  const look = useRef<() => Promise<void>>(undefined)
  look.current = async () => {
    const each = await Promise.allSettled(fills.map(async ({ load }) => (await load()).default(user)))
    // Without a connection the code for it can be lacking: it is asked for again after the next change.
    setFound(each.flatMap(one => (one.status === 'fulfilled' ? one.value : [])))
  }
  useEffect(() => {
    void look.current?.()
    return onDeviceChange(() => void look.current?.(), REST)
  }, [])
  return found
}
