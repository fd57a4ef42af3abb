import { useState } from 'react'
import { toast, toastProblem } from '../feedback/toast.tsx'
import { upload } from './transfer.ts'

/**
 * The one picture of something, sent to `path` and told with `saved` when it is there: `const picture =
 * useOnePicture('/api/companysettings/2/updatelogo', t('logoSaved'))`. What shows it takes `version` as its key and in
 * its address, and calls `arrived` once there is one; whoever takes it away calls `changed`.
 */
export function useOnePicture(path: string, saved: string) {
  const [version, setVersion] = useState(0)
  const [busy, setBusy] = useState(false)
  const [present, setPresent] = useState(false)

  function changed(): void {
    setPresent(false)
    setVersion(before => before + 1)
  }

  async function replace([file]: File[]): Promise<void> {
    if (!file) return
    setBusy(true)
    try {
      await upload(path, file)
      changed()
      toast(saved)
    } catch (error) {
      toastProblem(error)
    } finally {
      setBusy(false)
    }
  }

  return { version, busy, present, arrived: () => setPresent(true), changed, replace }
}
