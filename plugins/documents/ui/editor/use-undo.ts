import { toast, useScreenKeys, useT } from '@core/ui'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Step, UndoHistory } from './undo-history'
import { useTypedIn } from './use-typed-in'

export interface Undo {
  note(step: Step): void
  isLast(step: Step): boolean
  forget(): void
  /** Nothing to take back, or to do again, leaves them undefined. */
  undo: (() => void) | undefined
  redo: (() => void) | undefined
}

/**
 * Takes back what was done in the editor, and does it again: by buttons and keys. Where a text is being typed the keys
 * are the browser's. Another `about` is another document to it: what was sent stands.
 */
export function useUndo(about: string, commit: () => void): Undo {
  const t = useT('documents')
  const isTypedIn = useTypedIn()
  const [history] = useState(() => new UndoHistory())
  const [, redraw] = useState(0)
  const sent = useRef(commit)
  sent.current = commit
  const changed = useCallback(() => redraw(count => count + 1), [])
  const steps = useMemo(
    () => ({
      isLast: (step: Step) => history.isLast(step),
      note(step: Step) {
        history.note(step)
        changed()
      },
      forget() {
        history.forget()
        changed()
      },
    }),
    [history, changed],
  )
  const { forget } = steps
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was done to another version is no longer there
  useEffect(() => forget, [about, forget])
  const go = (way: 'undo' | 'redo') => () => {
    sent.current()
    if (!history[way]()) toast(t('undoOvertaken'), { tone: 'info' })
    sent.current()
    changed()
  }
  const undo = history.canUndo ? go('undo') : undefined
  const redo = history.canRedo ? go('redo') : undefined
  const key = (run: (() => void) | undefined) => (event: KeyboardEvent) => {
    if (isTypedIn(event.target) || !run) return false
    run()
    return true
  }
  useScreenKeys([
    { keys: 'Ctrl Z', text: t('undo'), run: key(undo) },
    { keys: 'Ctrl Shift Z', text: t('redo'), run: key(redo) },
    { keys: 'Ctrl Y', run: key(redo) },
  ])
  return { ...steps, undo, redo }
}
