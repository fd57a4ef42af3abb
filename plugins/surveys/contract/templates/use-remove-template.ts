import { confirm, toast, useSave, useT } from '@core/ui'
import type { WorkPath } from './work-path'

/** Deletes a template once that was confirmed; what was made of it stays. */
export function useRemoveTemplate(of: WorkPath): (id: number, name: string, done?: () => void) => Promise<void> {
  const t = useT('surveys')
  const remove = useSave('delete', `/api/${of}/{id}` as const)
  return async (id, name, done) => {
    const question = { title: t('deleteTemplate', { name }), text: t('deleteTemplateText'), verb: t('deleteVerb') }
    if (!(await confirm({ ...question, danger: true }))) return
    remove.mutate({ params: { path: { id } } }, () => {
      toast(t('templateDeleted', { name }))
      done?.()
    })
  }
}
