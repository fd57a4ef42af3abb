import { useSaveQueue } from '@core/ui/records'
import { useRef, useState } from 'react'
import type { FormDoor, FormItem } from './door'
import { inOrder, sendLocalFile } from './local-files'
import { nameOf } from './name-of'
import { isBegunHere, keptFiles, type LocalFile } from './on-device'
import { asSmallAsKept } from './small-photo'
import { takenAt } from './taken-at'
import { useWhenSeen } from './use-when-seen'

/** Photos and files of a form from the moment they are taken until the server has them; each arrives once, in order. */
export function useLocalFiles(item: FormItem, key: string, door: FormDoor) {
  const [files, setFiles] = useState<readonly LocalFile[]>([])
  const [safe, setSafe] = useState(true)
  const gone = useRef(new Set<string>()).current
  const known = useRef(new Set<string>()).current
  const last = useRef(0)
  const queue = useSaveQueue({ kept: true })
  const { insist } = queue
  const here = isBegunHere(item)
  const about = { id: item.id, vertical_id: item.vertical_id, name: nameOf(item) }

  const drop = (id: string) => setFiles(now => now.filter(one => one.id !== id))

  async function send(one: LocalFile): Promise<void> {
    if (gone.has(one.id)) return
    const refused = await sendLocalFile(key, one, door.sendFile)
    if (refused) setFiles(now => now.map(file => (file.id === one.id ? refused : file)))
    else drop(one.id)
  }
  const latest = useRef(send)
  latest.current = send

  function take(taken: readonly LocalFile[]): void {
    const fresh = taken.filter(({ id }) => !known.has(id) && !gone.has(id))
    for (const { id } of fresh) known.add(id)
    setFiles(now => inOrder([...now, ...fresh]))
    for (const file of here ? [] : fresh) void insist(() => latest.current(file))
  }

  // What an earlier page or another window could not send goes now.
  useWhenSeen(async () => take(inOrder(await keptFiles.all(key))))

  return {
    files,
    safe,
    queue,
    async add(place: string, as: LocalFile['as'], taken: readonly File[]): Promise<void> {
      for (const file of taken) {
        // Two that are added at once have an order too.
        last.current = Math.max(Date.now(), last.current + 1)
        const addedAt = last.current
        const photo = as === 'picture' ? { file: await asSmallAsKept(file), takenAt: await takenAt(file) } : { file }
        const one: LocalFile = { id: crypto.randomUUID(), item: about, place, as, addedAt, ...photo }
        setSafe(await keptFiles.put(key + one.id, one))
        take([one])
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
