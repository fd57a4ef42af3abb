import { useRef, useState } from 'react'
import { toastProblem } from '../feedback/toast.tsx'
import type { ifUnchanged } from '../sorting/if-unchanged.ts'
import { isLeft, saveOver, type Versioned } from './save-over.ts'

/** What was changed on a page that is saved as a whole, and not saved yet. */
export interface Draft<Row> {
  /** The record as it stands on the page. */
  shown: Row
  /** How many fields were changed. */
  changed: number
  /** Changes fields on the page; `label` names them to whoever has to choose between this and what somebody else saved. */
  change: (change: Partial<Row>, label?: string) => void
  discard: () => void
  store: () => void
  busy: boolean
}

interface HowToStore<Row> {
  send: (change: Partial<Row>, headers: ReturnType<typeof ifUnchanged>) => Promise<unknown>
  onSaved: () => void
}

/** A record that is changed on a page with one button to save, over what others save meanwhile. */
export function useDraft<Row extends Versioned>(row: Row, { send, onSaved }: HowToStore<Row>): Draft<Row> {
  const [draft, setDraft] = useState<Partial<Row>>({})
  const [busy, setBusy] = useState(false)
  /** The record as it was before anything was changed. */
  const start = useRef(row)
  const labels = useRef(new Map<string, string>()).current
  const changed = Object.keys(draft).length
  async function store(): Promise<void> {
    setBusy(true)
    try {
      const fields = Object.keys(draft).map(name => ({ name, label: labels.get(name) ?? name }))
      await saveOver<Row, Partial<Row>, unknown>({ fields, start: start.current, change: draft, send })
      setDraft({})
      onSaved()
    } catch (error) {
      if (!isLeft(error)) toastProblem(error)
    } finally {
      setBusy(false)
    }
  }
  return {
    shown: { ...row, ...draft },
    changed,
    change(change, label) {
      if (changed === 0) start.current = row
      for (const name of Object.keys(change)) if (label) labels.set(name, label)
      setDraft(before => ({ ...before, ...change }))
    },
    discard: () => setDraft({}),
    store: () => void store(),
    busy,
  }
}
