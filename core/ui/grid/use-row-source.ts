import type { GridApi, IDatasource } from 'ag-grid-community'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { blockSize, type RowSource } from './row-source.ts'

/** Ties a {@link RowSource} to the grid: blocks on demand, in place when rows changed, the top row kept. */
export function useRowSource<Row extends object>(
  source: RowSource<Row> | undefined,
  api: RefObject<GridApi<Row> | undefined>,
): { datasource: IDatasource | undefined; scrollToStart: () => void; stopped: () => void } {
  const latest = useRef(source)
  latest.current = source
  const key = source?.key
  const seen = useRef(source?.version)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key makes another list
  const datasource = useMemo<IDatasource | undefined>(
    () =>
      latest.current && {
        getRows({ startRow, successCallback, failCallback }) {
          const asked = latest.current
          asked?.read(startRow, blockSize).then(({ rows, total }) => successCallback([...rows], total), failCallback)
        },
      },
    [key],
  )

  useEffect(() => {
    if (seen.current !== source?.version) api.current?.refreshInfiniteCache()
    seen.current = source?.version
  }, [source?.version, api])

  return {
    datasource,
    scrollToStart: () => {
      const start = latest.current?.start ?? 0
      if (start > 0) api.current?.ensureIndexVisible(start, 'top')
    },
    stopped: () => {
      const top = api.current?.getFirstDisplayedRowIndex() ?? -1
      if (top >= 0) latest.current?.onTop(top)
    },
  }
}
