import { Problem } from '@core/ui'
import { isForLater, useSaveQueue } from '@core/ui/records'
import { useEffect, useRef, useState } from 'react'
import type { FormDoor } from './door'
import { isBegunHere, keptFiles, type LocalFile } from './on-device'

/** A photo or file that is on its way, with why the server would not have it. */
export interface SendingFile extends LocalFile {
  readonly refusal?: string
}

/** Photos and files of a form from the moment they are taken until the server has them; each arrives once. */
export function useLocalFiles(item: { id: number; vertical_id: number }, key: string, door: FormDoor) {
  const [files, setFiles] = useState<readonly SendingFile[]>([])
  const [safe, setSafe] = useState(true)
  const gone = useRef(new Set<string>()).current
  const queue = useSaveQueue({ kept: true })
  const { insist } = queue
  const here = isBegunHere(item)
  const about = { id: item.id, vertical_id: item.vertical_id }

  const drop = (id: string) => setFiles(now => now.filter(one => one.id !== id))

  async function send(one: LocalFile): Promise<void> {
    const { id } = one
    if (gone.has(id)) return
    try {
      await door.sendFile(one)
    } catch (error) {
      if (isForLater(error) || !(error instanceof Problem)) throw error
      const refusal = error.message
      setFiles(now => now.map(one => (one.id === id ? { ...one, refusal } : one)))
      return
    }
    await keptFiles.remove(key + id)
    drop(id)
  }

  const latest = useRef(send)
  latest.current = send
  // What an earlier page could not send goes now.
  useEffect(() => {
    let left = false
    void keptFiles.all(key).then(found => {
      if (left) return
      setFiles(now => [...found, ...now])
      for (const file of here ? [] : found) void insist(() => latest.current(file))
    })
    return () => {
      left = true
    }
  }, [insist, key, here])

  return {
    files,
    safe,
    queue,
    async add(place: string, as: LocalFile['as'], taken: readonly File[]): Promise<void> {
      for (const file of taken) {
        const one: LocalFile = { id: crypto.randomUUID(), item: about, place, as, file }
        setFiles(now => [...now, one])
        setSafe(await keptFiles.put(key + one.id, one))
        if (!here) void insist(() => latest.current(one))
      }
    },
    /** Taken back before the server had it, or after it would not have it. */
    remove(id: string): void {
      gone.add(id)
      drop(id)
      void keptFiles.remove(key + id)
    },
  }
}

export type LocalFiles = ReturnType<typeof useLocalFiles>
