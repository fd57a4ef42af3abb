import { useList } from '../query/use-list.ts'
import { useSave } from '../query/use-save.ts'
import type { ListView } from './filter.ts'

/** A view that the user saved: it follows them to every browser. */
export interface OwnView extends ListView {
  id: number
  filters: Record<string, string>
  hidden: string[]
}

type Look = Pick<OwnView, 'filters' | 'sort' | 'hidden'>

/** The user's views of one list. */
export function useOwnViews(list: string) {
  const { data } = useList('/api/listview', { list, limit: 100, sort: 'id' })
  const creating = useSave('post', '/api/listview')
  const changing = useSave('patch', '/api/listview/{id}')
  const deleting = useSave('delete', '/api/listview/{id}')
  const own: OwnView[] = (data?.rows ?? []).map(({ id, title, filters, sort, hidden }) => ({
    key: keyOf(id),
    id,
    title,
    filters: filters as Record<string, string>,
    sort: sort ?? undefined,
    hidden,
  }))

  async function save({ title, filters, sort, hidden }: Look & { title: string }): Promise<string> {
    const { id } = await creating.send({ body: { list, title, filters, sort: sort ?? null, hidden } })
    return keyOf(id)
  }

  return {
    own,
    save,
    update: ({ id }: OwnView, look: Look) =>
      changing.send({ params: { path: { id } }, body: { ...look, sort: look.sort ?? null } }),
    remove: ({ id }: OwnView) => deleting.send({ params: { path: { id } } }),
  }
}

const keyOf = (id: number): string => `eigen-${id}`
