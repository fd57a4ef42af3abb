import { atom } from 'jotai'
import type { ActionContext, App, UiAction } from '../define/define-ui.ts'
import { type From, isFor, useRegistry } from '../define/registry.ts'
import { toastProblem } from '../feedback/toast.tsx'
import { translate } from '../i18n/texts.ts'
import { useLanguage } from '../i18n/use-t.ts'
import { mayUse, useCurrentUser } from '../session/current-user.ts'
import { store } from '../session/store.ts'

export type NamedAction = From<UiAction> & { label: string }

/** What this user can start from anywhere, with its text. */
export function useActions(app: App): NamedAction[] {
  const user = useCurrentUser()
  const { actions } = useRegistry()
  useLanguage()
  return actions
    .filter(action => isFor(app, action) && mayUse(user, action))
    .map(action => ({ ...action, label: translate(action.code, action.title) }))
}

interface OpenDialog {
  load: NonNullable<UiAction['dialog']>
  typed: string
}

/** The dialog of an action that is open; the frame shows it. */
export const openDialogAtom = atom<OpenDialog | null>(null)

/** Starts an action, in front of the screen where it has a dialog; what it refuses is shown. */
export function runAction({ dialog, run }: NamedAction, context: ActionContext): void {
  if (dialog) store.set(openDialogAtom, { load: dialog, typed: context.query })
  else Promise.resolve(run?.(context)).catch((error: unknown) => toastProblem(error))
}
