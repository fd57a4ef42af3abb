import { placesAt, type RecordAction } from '../define/record-places.ts'
import { useContents } from '../define/use-fills.ts'
import { toast, toastProblem } from '../feedback/toast.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import type { MenuItem } from '../overlays/menu.tsx'
import { refreshCalls } from '../query/query-client.ts'
import type { BulkAction } from './bulk-bar.tsx'

/** What other plugins let users do with records of a resource, as the menus of list and detail screen take it. */
export function useRecordActions<Row>(resource: string, where: 'list' | 'detail') {
  const t = useCoreT()
  const contents = useContents(placesAt<Row>(resource).actions) ?? []
  const actions = contents.filter(({ only }) => only === undefined || only === where)
  return {
    some: actions.length > 0,
    itemsFor: (row: Row): MenuItem[] =>
      actions.filter(({ when }) => when?.(row) ?? true).map(action => itemOf(action, row)),
    bulk: actions.flatMap(action => (action.run ? [bulkOf(action, action.run, t('actionFitsNone'))] : [])),
  }
}

function itemOf<Row>({ key, label, icon, danger, to, run }: RecordAction<Row>, row: Row): MenuItem {
  const act =
    run &&
    (() =>
      void run([row])
        .catch(toastProblem)
        .finally(() => void refreshCalls('/api')))
  return { key, label, icon, danger, ...(to ? { to: to(row) } : { onSelect: act }) }
}

function bulkOf<Row>(
  { key, label, icon, danger, when }: RecordAction<Row>,
  run: NonNullable<RecordAction<Row>['run']>,
  fitsNone: string,
): BulkAction<Row> {
  return {
    key,
    label,
    icon,
    danger,
    run: async rows => {
      const fitting = when ? rows.filter(when) : rows
      if (fitting.length) await run(fitting)
      else toast(fitsNone, { tone: 'info' })
      return fitting.length > 0
    },
  }
}
