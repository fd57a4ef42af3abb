import { confirm, toast, useNavigate, useSave, useT } from '@core/ui'

const kinds = {
  relation: { question: 'deleteRelation', done: 'relationTrashed' },
  organization: { question: 'deleteOrganization', done: 'organizationTrashed' },
  flow: { question: 'deleteFlow', done: 'flowTrashed' },
} as const

/** Moves the record of a screen to the trash after asking, and goes back to its list, where that can be undone. */
export function useTrashRecord(kind: keyof typeof kinds, id: number): () => Promise<void> {
  const t = useT('crm')
  const navigate = useNavigate()
  const remove = useSave('delete', `/api/${kind}/{id}`, { refresh: ['/api/relation'] })
  const restore = useSave('post', `/api/${kind}/{id}/restore`)
  const { question, done } = kinds[kind]
  const params = { path: { id } }
  return async () => {
    if (!(await confirm({ title: t(question), verb: t('toTrash'), danger: true }))) return
    remove.mutate({ params }, () => {
      navigate(`/${kind}_overview`)
      toast(t(done), { undo: () => restore.mutate({ params }) })
    })
  }
}
