import type { ActionContext, App, UiAction } from '../define/define-ui.ts'
import { type From, isFor, useRegistry } from '../define/registry.ts'
import { toastProblem } from '../feedback/toast.tsx'
import { translate } from '../i18n/texts.ts'
import { useLanguage } from '../i18n/use-t.ts'
import { mayUse, useCurrentUser } from '../session/current-user.ts'

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

/** Starts an action; what it refuses is shown. */
export function runAction(action: NamedAction, context: ActionContext): void {
  Promise.resolve(action.run(context)).catch((error: unknown) => toastProblem(error))
}
