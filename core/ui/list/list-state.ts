import { parseSort, type Sort, sortParameter } from '../grid/column.ts'

/** Everything that decides what a list shows; it lives in the address, so that every state is a link. */
export interface ListState {
  view: string | null
  query: string
  sort: Sort | null
  /** From 1; in a list that never ends the block at the top. */
  page: number
  /** Rows per page; null follows as one scrolls. */
  size: number | null
  /** Value per filtered field; several values separated by commas. */
  filters: Record<string, string>
  /** Shows what was deleted. */
  trash: boolean
}

export const pageSizes = [25, 50, 100, 250] as const
export type PageSize = (typeof pageSizes)[number]

/** In the address of a list that usually has pages: it follows as one scrolls. */
const ENDLESS = 'all'

const reserved = new Set(['view', 'q', 'sort', 'page', 'size', 'trash'])

/**
 * State from the address. `filterFields` are the fields that count as filters: other parameters are the screen's own.
 * `usualSize` is what it is without a size in the address.
 */
export function readListState(
  params: URLSearchParams,
  filterFields: readonly string[],
  usualSize: PageSize | null = null,
): ListState {
  const filters = filterFields.flatMap(field => {
    const value = reserved.has(field) ? null : params.get(field)
    return value ? [[field, value] as const] : []
  })
  return {
    view: params.get('view'),
    query: params.get('q') ?? '',
    sort: parseSort(params.get('sort')),
    page: Math.max(1, Math.floor(Number(params.get('page'))) || 1),
    size: sizeOf(params.get('size'), usualSize),
    filters: Object.fromEntries(filters),
    trash: params.get('trash') === '1',
  }
}

const sizeOf = (given: string | null, usual: PageSize | null): PageSize | null =>
  given === ENDLESS ? null : (pageSizes.find(size => String(size) === given) ?? usual)

/** Address of a state; what is as usual stays out of it. */
export function writeListState(
  params: URLSearchParams,
  state: ListState,
  filterFields: readonly string[],
  usualSize: PageSize | null = null,
): URLSearchParams {
  const next = new URLSearchParams(params)
  const set = (name: string, value: string | null | undefined): void => {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  set('view', state.view)
  set('q', state.query)
  set('sort', sortParameter(state.sort))
  set('page', state.page > 1 ? String(state.page) : null)
  set('size', state.size === usualSize ? null : String(state.size ?? ENDLESS))
  set('trash', state.trash ? '1' : null)
  for (const field of filterFields) set(field, state.filters[field])
  return next
}

/** Numbers of the pages to offer: within 5 of the current one (R-UI-010), with the first and last when far away. */
export function pageNumbers(current: number, last: number, reach = 5): number[] {
  const numbers = [1, last]
  for (let page = current - reach; page <= current + reach; page++) numbers.push(page)
  return [...new Set(numbers)].filter(page => page >= 1 && page <= last).sort((a, b) => a - b)
}
