import { useMemo, useRef } from 'react'
import type { Line, LineChange } from '../editor/document-row'
import type { Step } from '../editor/undo-history'
import type { Undo } from '../editor/use-undo'
import { chosenStep, fieldsOf, orderStep, presenceStep, settingsStep, type TypedLine, typedStep } from './line-steps'
import type { CalculationStore } from './use-calculation'

interface UndoableLines {
  store: CalculationStore
  /** To be told of each line that the server took in: it may have stored a figure another way than it was typed. */
  taken: (line: Line) => void
}

/** The calculation, of which everything that is done can be taken back. */
export function useUndoableLines(
  store: CalculationStore,
  { note, isLast }: Pick<Undo, 'note' | 'isLast'>,
): UndoableLines {
  const latest = useRef(store)
  latest.current = store
  /** What is being typed, as long as it is one step. */
  const typing = useRef<{ typed: TypedLine; step: Step } | null>(null)
  /** What the server did not take in yet. */
  const unsettled = useRef<TypedLine[]>([])
  const actions = useMemo(() => {
    const own = {
      lines: () => latest.current.lines(),
      edit: (id: number, change: LineChange) => latest.current.edit(id, change),
      remove: (id: number) => latest.current.remove(id),
      putBack: (lines: readonly Line[]) => latest.current.putBack(lines),
      toggle: (id: number) => latest.current.toggle(id),
      arrange: (places: Parameters<CalculationStore['arrange']>[0]) => latest.current.arrange(places),
      change: (settings: Parameters<CalculationStore['change']>[0]) => latest.current.change(settings),
    }
    return {
      taken(line: Line) {
        for (const typed of unsettled.current) if (typed.id === line.id) typed.after = fieldsOf(line, typed.after)
        unsettled.current = unsettled.current.filter(({ id }) => id !== line.id)
      },
      edit(id: number, change: LineChange) {
        const before = own.lines().find(line => line.id === id)
        own.edit(id, change)
        const after = own.lines().find(line => line.id === id)
        if (!before || !after) return
        const known = typing.current
        const same = known?.typed.id === id && Object.keys(change).every(name => name in known.typed.after)
        if (known && same && isLast(known.step)) {
          known.typed.after = fieldsOf(after, known.typed.after)
          if (!unsettled.current.includes(known.typed)) unsettled.current.push(known.typed)
          return
        }
        const typed = { id, before: fieldsOf(before, change), after: fieldsOf(after, change) }
        const step = typedStep(own, typed)
        typing.current = { typed, step }
        unsettled.current.push(typed)
        note(step)
      },
      commit() {
        typing.current = null
        latest.current.commit()
      },
      add(...line: Parameters<CalculationStore['add']>) {
        const begun = latest.current.add(...line)
        if (begun) note(presenceStep(own, begun.id, true, begun.taken))
        return begun
      },
      async duplicate(id: number) {
        const copy = await latest.current.duplicate(id)
        if (copy !== undefined) note(presenceStep(own, copy, true))
        return copy
      },
      remove(id: number) {
        note(presenceStep(own, id, false))
        own.remove(id)
      },
      toggle(id: number) {
        note(chosenStep(own, id))
        own.toggle(id)
      },
      arrange(places: Parameters<CalculationStore['arrange']>[0]) {
        note(orderStep(own, places))
        own.arrange(places)
      },
      change(settings: Parameters<CalculationStore['change']>[0]) {
        const now = latest.current.calculation
        if (!now) return
        const before = Object.fromEntries(Object.keys(settings).map(name => [name, now[name as keyof typeof settings]]))
        note(settingsStep(own, () => latest.current.calculation, before, settings))
        own.change(settings)
      },
    }
  }, [note, isLast])
  const { taken, ...undoable } = actions
  return { store: { ...store, ...undoable }, taken }
}
