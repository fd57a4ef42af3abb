import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { LazyPart } from '../lazy/lazy-part.tsx'
import { openDialogAtom } from './actions.ts'

/** The dialog that an action opened; it goes with the screen that it is in front of. */
export function ActionDialog() {
  const [open, setOpen] = useAtom(openDialogAtom)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has come
  useEffect(() => () => setOpen(null), [pathname])
  if (!open) return null
  return <LazyPart load={open.load} of={{ typed: open.typed, onClose: () => setOpen(null) }} waiting={() => null} />
}
