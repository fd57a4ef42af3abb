import { useCallback, useEffect, useRef } from 'react'

/**
 * Whether an event belongs to a text that was typed in since it has the focus, so that the browser has something to take
 * back there. What happens in a dialog is the dialog's.
 */
export function useTypedIn(): (target: EventTarget | null) => boolean {
  const typedIn = useRef<EventTarget | null>(null)
  useEffect(() => {
    const typed = ({ target }: Event) => (typedIn.current = target)
    const left = () => (typedIn.current = null)
    addEventListener('input', typed, true)
    addEventListener('focusin', left, true)
    return () => {
      removeEventListener('input', typed, true)
      removeEventListener('focusin', left, true)
    }
  }, [])
  return useCallback(target => target !== null && (target === typedIn.current || isInDialog(target)), [])
}

const isInDialog = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[role="dialog"]') !== null
