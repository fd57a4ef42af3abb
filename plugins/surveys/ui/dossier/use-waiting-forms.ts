import { onDeviceChange, useCurrentUser } from '@core/ui'
import { useEffect, useState } from 'react'
import { formsOnDevice } from '../filling/forms-on-device'
import type { WaitingForm } from '../filling/waiting-forms'

const REST = 400

/** The forms of which this device holds something that the server has not got. */
export function useWaitingForms(): readonly WaitingForm[] {
  const user = useCurrentUser()
  const [waiting, setWaiting] = useState<readonly WaitingForm[]>([])
  useEffect(() => {
    let left = false
    const look = () =>
      void formsOnDevice(user).then(found => {
        if (!left) setWaiting(found)
      })
    look()
    const end = onDeviceChange(look, REST)
    return () => {
      left = true
      end()
    }
  }, [user])
  return waiting
}
