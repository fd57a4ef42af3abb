import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Fragment, type ReactNode } from 'react'
import { formatNumber } from '../format/number.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { type ListState, pageNumbers, pageSizes } from './list-state.ts'
import './list-bar.css'
import './list-footer.css'

export interface ListFooterProps {
  total: number
  /** There are more than `total`. */
  more?: boolean
  /** Rows in the plural: "relaties". */
  what: string
  state: ListState
  change: (part: Partial<ListState>) => void
  children?: ReactNode
}

/** "1–25 van 214 relaties", the sum, the page size and the pages; a list that never ends only counts. */
export function ListFooter({ total, more, what, state, change, children }: ListFooterProps) {
  const t = useCoreT()
  const size = state.size ?? total
  const last = state.size ? Math.max(1, Math.ceil(total / state.size)) : 1
  const from = (state.page - 1) * size + 1
  const until = Math.min(total, state.page * size)
  return (
    <div className="vk-list-bar vk-list-foot">
      <div>
        <span>
          {state.size !== null && t('rangeOf', { from: formatNumber(from), to: formatNumber(until) })}
          <strong>
            {formatNumber(total)}
            {more && '+'}
          </strong>{' '}
          {total === 1 ? t('oneResult') : what}
        </span>
        {children}
      </div>
      <div>
        <select
          className="vk-page-size"
          aria-label={t('pageSize')}
          value={state.size ?? ''}
          onChange={event => change({ size: Number(event.target.value) || null })}
        >
          <option value="">{t('endless')}</option>
          {pageSizes.map(size => (
            <option key={size} value={size}>
              {t('perPage', { count: size })}
            </option>
          ))}
        </select>
        {last > 1 && (
          <nav className="vk-pages" aria-label={t('pages')}>
            <button
              type="button"
              aria-label={t('previous')}
              disabled={state.page === 1}
              onClick={() => change({ page: state.page - 1 })}
            >
              <IconChevronLeft size={16} stroke={1.75} />
            </button>
            {pageNumbers(state.page, last).map((page, place, numbers) => (
              <Fragment key={page}>
                {place > 0 && page - (numbers[place - 1] ?? 0) > 1 && <span className="vk-pages-gap">…</span>}
                <button
                  type="button"
                  aria-label={t('pageNumber', { page })}
                  aria-current={page === state.page ? 'page' : undefined}
                  onClick={() => change({ page })}
                >
                  {page}
                </button>
              </Fragment>
            ))}
            <button
              type="button"
              aria-label={t('next')}
              disabled={state.page >= last}
              onClick={() => change({ page: state.page + 1 })}
            >
              <IconChevronRight size={16} stroke={1.75} />
            </button>
          </nav>
        )}
      </div>
    </div>
  )
}
