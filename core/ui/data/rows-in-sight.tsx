import { defaultRangeExtractor, useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual'
import { Fragment, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useBelow } from '../styles/use-below.ts'
import type { LongRowsProps } from './long-rows.tsx'

/** Rows drawn above and below those in sight, for who goes on by keys. */
const OVERSCAN = 10

/** Height of a row in pixels until one has been measured. */
const USUAL = 44

/** Of many rows those in sight, and the one that has the focus. */
export default function RowsInSight({ count, columns, render }: LongRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const { rows, top } = useRowsInSight(body, count, focused)
  let end = top
  const drawn = rows.getVirtualItems().map(({ key, index, start, end: under }) => {
    const gap = start - end
    end = under
    return (
      <Fragment key={key}>
        <Gap height={gap} columns={columns} />
        {render(index)}
      </Fragment>
    )
  })
  return (
    <tbody
      ref={body}
      onFocus={({ target }) => setFocused(Number(target.closest('tr')?.ariaRowIndex) - 2)}
      onBlur={() => setFocused(null)}
    >
      {drawn}
      <Gap height={rows.getTotalSize() + top - end} columns={columns} />
    </tbody>
  )
}

/** On the phone the page scrolls, elsewhere the part of it that holds the screen. */
function useRowsInSight(body: RefObject<HTMLElement | null>, count: number, focused: number | null) {
  const phone = useBelow(768)
  const [{ height, top }, setPlace] = useState({ height: USUAL, top: 0 })
  const screen = () => body.current?.closest<HTMLElement>('main') ?? null
  const options = {
    count,
    estimateSize: () => height,
    scrollMargin: top,
    overscan: OVERSCAN,
    rangeExtractor: (range: Parameters<typeof defaultRangeExtractor>[0]) =>
      withPlace(defaultRangeExtractor(range), focused),
  }
  const inScreen = useVirtualizer({ ...options, enabled: !phone, getScrollElement: screen })
  const inPage = useWindowVirtualizer({ ...options, enabled: phone })
  const rows = phone ? inPage : inScreen

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured once in each layout, when the first rows are there
  useLayoutEffect(() => {
    const [element, around] = [body.current, screen()]
    const row = element?.querySelector<HTMLElement>('tr[aria-rowindex]')
    if (!element || !around || !row) return
    const above = phone ? window.scrollY : around.scrollTop - around.getBoundingClientRect().top
    setPlace({ height: row.offsetHeight, top: element.getBoundingClientRect().top + above })
  }, [phone, rows.getVirtualItems().length > 0])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height makes other places
  useLayoutEffect(() => rows.measure(), [height])
  return { rows, top }
}

/** As high as the rows that are not drawn. */
function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus
    <tr aria-hidden="true">
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  )
}

const withPlace = (places: number[], place: number | null): number[] =>
  place === null || places.includes(place) ? places : [...places, place].sort((one, other) => one - other)
