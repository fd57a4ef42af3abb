import { useEffect } from 'react'
import { lockOf } from './on-device'

/** Holds a form for as long as it is open here: nothing else on this device sends what was filled in meanwhile. */
export function useFormLock(key: string): void {
  useEffect(() => {
    if (!navigator.locks) return
    let letGo = (): void => undefined
    const over = new Promise<void>(resolve => {
      letGo = resolve
    })
    void navigator.locks.request(lockOf(key), { mode: 'shared' }, () => over)
    return () => letGo()
  }, [key])
}
