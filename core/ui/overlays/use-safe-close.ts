import { useBeforeClosing } from '../page/before-leaving.ts'
import { useUnloadGuard } from '../page/leave-guard.ts'
import { confirmDiscard } from './confirm.tsx'

/**
 * Closing a layer that something was typed in: the cross, Escape, its button, Back and closing the tab ask first.
 *
 * @param filled whether something would be lost; not while it is being sent
 * @returns what the layer closes with
 */
export function useSafeClose(filled: boolean, onClose: () => void): () => void {
  useUnloadGuard(filled)
  useBeforeClosing(() => filled, confirmDiscard)
  return () => {
    if (filled) void confirmDiscard().then(discard => discard && onClose())
    else onClose()
  }
}
