import { useCurrentUser } from '@core/ui'
import { useEffect, useState } from 'react'
import { isBegunHere, type KeptForm, keptFiles, keptForms, ownerKey } from '../filling/on-device'

interface Waiting {
  /** Forms of which this device holds something that the server has not got. */
  readonly ids: ReadonlySet<number>
  /** Those that were begun here, of which the server does not know. */
  readonly begun: readonly KeptForm[]
}

/** What this device holds of forms, read again whenever `told` is another. */
export function useWaitingForms(told: unknown): Waiting {
  const owner = ownerKey(useCurrentUser())
  const [waiting, setWaiting] = useState<Waiting>({ ids: new Set(), begun: [] })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server told may say that something arrived
  useEffect(() => {
    let left = false
    void Promise.all([keptForms.all(owner), keptFiles.all(owner)]).then(([forms, files]) => {
      if (left) return
      const ids = [...forms, ...files].map(({ item }) => item.id)
      setWaiting({ ids: new Set(ids), begun: forms.filter(({ item }) => isBegunHere(item)) })
    })
    return () => {
      left = true
    }
  }, [owner, told])
  return waiting
}
