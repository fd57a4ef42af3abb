import { useState } from 'react'
import { toast } from '../feedback/toast.tsx'

/**
 * The one picture of something, which a `FileUpload` sends: its `onUploaded` is `replaced`, which tells `saved`. What
 * shows it takes `version` as its key and in its address, and calls `arrived` once there is one; whoever takes it away
 * calls `changed`.
 */
export function useOnePicture(saved: string) {
  const [version, setVersion] = useState(0)
  const [present, setPresent] = useState(false)

  function changed(): void {
    setPresent(false)
    setVersion(before => before + 1)
  }

  function replaced(): void {
    changed()
    toast(saved)
  }

  return { version, present, arrived: () => setPresent(true), changed, replaced }
}
