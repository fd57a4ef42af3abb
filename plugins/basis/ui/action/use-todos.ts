import { useList } from '@core/ui'
import { useState } from 'react'
import { doneSince } from '../work/done-since'

/** As many rows as the API answers at once. */
const MOST = 1000

/**
 * The first to-dos of those that are asked for: what is open, the most urgent first, and below it what was done in the
 * last two days, so that a tick can be taken back (R-ACT-004).
 */
export function useTodos(shown: number, asked: Readonly<Record<string, string>>, withDone: boolean) {
  const [since] = useState(doneSince)
  const limit = Math.min(MOST, shown)
  const list = useList('/api/action', { status: 'open', sort: 'due_date', limit, ...asked })
  const done = useList(
    '/api/action',
    { status: 'afgerond', completion_date_from: since, sort: '-completion_date', limit, ...asked },
    { enabled: withDone },
  )
  const open = list.data?.rows ?? []
  const rows = withDone ? [...open, ...(done.data?.rows ?? [])].slice(0, limit) : open
  return { list, rows, total: (list.data?.total ?? 0) + (withDone ? (done.data?.total ?? 0) : 0) }
}
