import { confirm, toast, useSave, useT } from '@core/ui'

/** Deletes a template once that was confirmed; surveys that were made of it stay. */
export function useRemoveTemplate(): (id: number, name: string, done?: () => void) => Promise<void> {
  const t = useT('intake')
  const remove = useSave('delete', '/api/intake/{id}')
  return async (id, name, done) => {
    const question = { title: t('deleteTemplate', { name }), text: t('deleteTemplateText'), verb: t('deleteVerb') }
    if (!(await confirm({ ...question, danger: true }))) return
    remove.mutate({ params: { path: { id } } }, () => {
      toast(t('templateDeleted', { name }))
      done?.()
    })
  }
}
