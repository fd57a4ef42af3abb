import { onDeviceChange, Problem, useCurrentUser } from '@core/ui'
import { asSmallAsKept } from '@plugins/surveys/contract/small-photo'
import { useEffect, useState } from 'react'
import { type KeptAct, keptActs, nextKey, ownerKey } from './on-device'
import { sendActs } from './send-acts'

/** Milliseconds after a change of what is kept, before it is shown. */
const REST = 60

interface Visit {
  readonly project: number
  readonly task: number
  readonly title: string
}

/** What was done at a visit and waits here, and how more is done: kept on the device first, sent as soon as that goes. */
export function useActs({ project, task, title }: Visit) {
  const user = useCurrentUser()
  const owner = ownerKey(user)
  const [kept, setKept] = useState<readonly [key: string, act: KeptAct][]>([])
  useEffect(() => {
    let shown = true
    const read = async () => {
      const found = await keptActs.entries(owner)
      if (shown) setKept(found)
    }
    void read()
    const stop = onDeviceChange(() => void read(), REST)
    return () => {
      shown = false
      stop()
    }
  }, [owner])

  async function send(): Promise<void> {
    try {
      await sendActs(user)
    } catch (error) {
      // Without a connection it waits, and the frame says so.
      if (!(error instanceof Problem)) throw error
    }
  }

  async function act(kind: 'clockin' | 'clockout' | 'done'): Promise<void> {
    const at = new Date().toISOString()
    await keptActs.put(nextKey(user, at), { kind, project, task, title, at })
    await send()
  }

  async function takeMaterial(material_id: number, amount: number): Promise<void> {
    const at = new Date().toISOString()
    await keptActs.put(nextKey(user, at), { kind: 'material', project, task, title, at, material_id, amount })
    await send()
  }

  async function takeExtra(item_name: string, amount: number): Promise<void> {
    const at = new Date().toISOString()
    const id = crypto.randomUUID()
    await keptActs.put(nextKey(user, at), { kind: 'extra', project, task, title, at, id, item_name, amount })
    await send()
  }

  async function takePhotos(files: readonly File[]): Promise<void> {
    for (const taken of files) {
      const at = new Date().toISOString()
      const file = await asSmallAsKept(taken)
      await keptActs.put(nextKey(user, at), { kind: 'photo', project, task, title, at, id: crypto.randomUUID(), file })
    }
    await send()
  }

  return {
    /** Of all visits, for the clock is one for all of them. */
    all: kept.map(([, one]) => one),
    own: kept.filter(([, one]) => one.task === task),
    act,
    takeMaterial,
    takeExtra,
    takePhotos,
    drop: (key: string) => keptActs.remove(key),
  }
}
