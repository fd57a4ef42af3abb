import { useCurrentUser } from '@core/ui'
import { useEffect, useState } from 'react'
import { keptForms } from '../filling/on-device'

/** Forms of which this device holds answers that the server has not got. */
export function useWaitingForms(): ReadonlySet<number> {
  const { id, currentcompany_id } = useCurrentUser()
  const [waiting, setWaiting] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    let left = false
    void keptForms.all(`${currentcompany_id}/${id}/`).then(forms => {
      if (!left) setWaiting(new Set(forms.map(({ item }) => item.id)))
    })
    return () => {
      left = true
    }
  }, [id, currentcompany_id])
  return waiting
}
